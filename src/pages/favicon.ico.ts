import type { APIRoute } from 'astro';

import { createIco } from '../build/icons/icons.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await createIco()), { headers: { 'Content-Type': 'image/x-icon' } });
