import type { APIRoute, GetStaticPaths } from 'astro';

import { getEntries } from '../../content/entries.ts';
import { createCityPicture, listDrawingFiles } from '../../drawings/pictures.ts';

/** The SVG file of every drawing that pages name. */
export const getStaticPaths = (async () => {
  const solutions = await getEntries('solutions');
  const city = createCityPicture(solutions.map(({ icon }) => icon));
  return [...(city?.layers ?? []), ...listDrawingFiles()].map(({ path, svg }) => ({
    params: { file: path.slice('/tekeningen/'.length, -'.svg'.length) },
    props: { svg },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
