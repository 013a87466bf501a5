import type { APIRoute, GetStaticPaths } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';

import { getShareSubjects, type ShareSubject } from '../../collections/share-images.ts';
import Logo from '../../components/drawings/Logo.astro';
import ShareDrawing from '../../components/drawings/ShareDrawing.astro';
import { createShareImage } from '../../share-images/create.ts';
import { company } from '../../site/company.ts';
import { getShareImagePath } from '../../site/share-image.ts';

/** A share image for every page that has one. */
export const getStaticPaths = (async () => {
  const subjects = await getShareSubjects();
  return [...subjects.values()].map((subject) => ({
    params: { path: getShareImagePath(subject.path).slice('/delen/'.length, -'.png'.length) },
    props: { subject },
  }));
}) satisfies GetStaticPaths;

const container = await AstroContainer.create();
const logo = await container.renderToString(Logo);

export const GET: APIRoute<{ subject: ShareSubject }> = async ({ props: { subject } }) => {
  const drawing = await container.renderToString(ShareDrawing, { props: { drawing: subject.drawing } });
  const isPanel = subject.drawing.kind === 'plan';
  const picture = { words: subject, name: company.name, logo, drawing, isPanel };
  const image = await createShareImage(getShareImagePath(subject.path), picture);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
