import { contactPath, localAnonKey } from '../../../supabase/functions/send-contact-email/message.ts';

import type { Destination } from './submit.ts';

/** Where the form posts: to `PUBLIC_SUPABASE_URL`, or to the page's origin if that is empty. */
export const contactDestination: Destination = {
  url: `${(process.env['PUBLIC_SUPABASE_URL'] ?? '').replace(/\/+$/, '')}${contactPath}`,
  anonKey: process.env['PUBLIC_SUPABASE_ANON_KEY'] || localAnonKey,
};
