import type { APIRoute, GetStaticPaths } from 'astro';

import { createShareImage } from '../../build/share-images/create.ts';
import { getHomeSubject, getShareSubjects } from '../../content/frame/share-images.ts';
import type { ShareSubject } from '../../content/frame/share-images.ts';
import { logo } from '../../drawings/logo.ts';
import { createShareDrawing } from '../../drawings/share.ts';
import { defaultShareImage, describeShareImage } from '../../seo/share-image.ts';
import { company } from '../../site/company.ts';

const createRoute = (path: string, subject: ShareSubject) => ({
  params: { path: path.slice('/delen/'.length, -'.png'.length) },
  props: { subject },
});

export const getStaticPaths = (async () => [
  createRoute(defaultShareImage.path, await getHomeSubject()),
  ...[...(await getShareSubjects()).values()].map((subject) =>
    createRoute(describeShareImage(subject).path, subject),
  ),
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ subject: ShareSubject }> = async ({ props: { subject } }) => {
  const image = await createShareImage({
    ...subject,
    name: company.name,
    logo,
    drawing: createShareDrawing(subject.drawing),
  });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
