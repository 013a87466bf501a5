import type { APIRoute, GetStaticPaths } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';

import { createShareImage } from '../../build/share-images/create.ts';
import { getShareSubjects } from '../../collections/frame/share-images.ts';
import type { ShareSubject } from '../../collections/frame/share-images.ts';
import Logo from '../../components/drawings/Logo.astro';
import ShareDrawing from '../../components/drawings/ShareDrawing.astro';
import { describeShareImage } from '../../seo/share-image.ts';
import { company } from '../../site/company.ts';

export const getStaticPaths = (async () =>
  [...(await getShareSubjects()).values()].map((subject) => ({
    params: { path: describeShareImage(subject).path.slice('/delen/'.length, -'.png'.length) },
    props: { subject },
  }))) satisfies GetStaticPaths;

const container = await AstroContainer.create();
const logo = await container.renderToString(Logo);

export const GET: APIRoute<{ subject: ShareSubject }> = async ({ props: { subject } }) => {
  const image = await createShareImage({
    ...subject,
    name: company.name,
    logo,
    drawing: await container.renderToString(ShareDrawing, { props: { drawing: subject.drawing } }),
    isPanel: subject.drawing.kind === 'plan',
  });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
