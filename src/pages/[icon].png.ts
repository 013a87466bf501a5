import type { APIRoute, GetStaticPaths } from 'astro';

import { createIcon, iconSizes } from '../build/icons/icons.ts';

export const getStaticPaths = (() =>
  Object.entries(iconSizes).map(([icon, size]) => ({
    params: { icon },
    props: { size },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number }> = async ({ props: { size } }) =>
  new Response(new Uint8Array(await createIcon(size)), { headers: { 'Content-Type': 'image/png' } });
