import type { APIRoute, GetStaticPaths } from 'astro';

import { getShareSubjects } from '../../collections/frame/share-images.ts';
import type { ShareSubject } from '../../collections/frame/share-subjects.ts';
import { logo } from '../../components/drawings/logo.ts';
import { createShareDrawing } from '../../components/drawings/share.ts';
import { writeDrawing } from '../../components/drawings/svg.ts';
import { createShareImage } from './create.ts';
import { company } from '../../site/company.ts';
import { describeShareImage } from '../../seo/share-image.ts';

/** A share image for every page that has one of its own. */
export const getStaticPaths = (async () =>
  [...(await getShareSubjects()).values()].map((subject) => ({
    params: { path: describeShareImage(subject).path.slice('/delen/'.length, -'.png'.length) },
    props: { subject },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ subject: ShareSubject }> = async ({ props: { subject } }) => {
  const { path, drawing, ...words } = subject;
  const image = await createShareImage(describeShareImage({ path, ...words }).path, {
    words,
    name: company.name,
    logo: writeDrawing(logo),
    drawing: writeDrawing(createShareDrawing(drawing)),
    isPanel: drawing.kind === 'plan',
  });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
