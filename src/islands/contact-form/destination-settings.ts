import { contactPath, localAnonKey } from '../../../supabase/functions/send-contact-email/message.ts';

import type { Destination } from './submit.ts';

/** Where the form posts: `PUBLIC_SUPABASE_URL`, or the page's own origin when that is empty. */
export const contactDestination: Destination = {
  url: `${(process.env['PUBLIC_SUPABASE_URL'] ?? '').replace(/\/+$/, '')}${contactPath}`,
  anonKey: process.env['PUBLIC_SUPABASE_ANON_KEY'] || localAnonKey,
};
