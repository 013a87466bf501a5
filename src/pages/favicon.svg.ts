import type { APIRoute } from 'astro';

import { mark } from '../build/icons/icons.ts';

export const GET: APIRoute = () => new Response(mark, { headers: { 'Content-Type': 'image/svg+xml' } });
