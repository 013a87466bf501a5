import type { APIRoute } from 'astro';

import { company } from '../site/company.ts';
import { readToken } from '../styles/tokens.ts';

export const GET: APIRoute = () =>
  Response.json({
    name: company.name,
    short_name: company.name,
    description: company.tagline,
    lang: 'nl',
    start_url: '/',
    display: 'browser',
    background_color: readToken('color-paper'),
    theme_color: readToken('color-paper'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  });
