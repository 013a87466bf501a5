import { z } from 'astro/zod';

import { readScreenId } from '../../../site/addresses.ts';
import type { Body } from '../body.ts';
import type { ReadText } from '../check-together.ts';
import { createFault, type Fault } from '../faults/fault.ts';
import type { TextFile } from '../files/text-file.ts';
import { listLinks } from './links.ts';

/** Fewest and most screens of a model. */
export const screenCount = { min: 6, max: 8 };

/** What these rules need of a role; the schema reports the others. */
const readableRole = z.object({
  name: z.string().trim(),
  menu: z.array(z.object({ href: z.string() })).default([]),
});

/** What does not fit together in the models: the number of screens, menus and links that lead nowhere, unknown roles. */
export function checkScreens(read: ReadText[]): Fault[] {
  const screens = read.filter(({ text }) => text.kind === 'screens');
  const models = read.filter(({ text }) => text.kind === 'maquettes');
  const orphans = screens.filter(
    ({ text }) => !models.some(({ text: model }) => text.slug.startsWith(`${model.slug}/`)),
  );
  return [
    ...models.flatMap(({ text: model }) =>
      checkModel(
        model,
        screens.filter(({ text }) => text.slug.startsWith(`${model.slug}/`)),
      ),
    ),
    ...orphans.map(({ text: { file } }) =>
      createFault(file, 'in deze map ontbreekt index.yaml, met wat voor alle schermen geldt'),
    ),
  ];
}

function checkModel(model: TextFile, screens: ReadText[]): Fault[] {
  const { min, max } = screenCount;
  const ids = screens.map(({ text }) => `#${readScreenId(text.slug)}`);
  const roles = [model.fields?.['roles']].flat().map((role) => readableRole.safeParse(role).data);
  const names = roles.flatMap((role) => role?.name ?? []);
  const isLost = (href: string) => href.startsWith('#') && !ids.includes(href);
  const describeLost = (href: string) => `link "${href}": dat scherm is er niet; kies uit ${ids.join(', ')}`;
  const menus = roles.flatMap((role, place) =>
    (role?.menu ?? []).map(({ href }, index) => ({ href, path: ['roles', place, 'menu', index, 'href'] })),
  );
  return [
    ...(screens.length >= min && screens.length <= max
      ? []
      : [createFault(model.file, `${screens.length} schermen in deze map; maak er ${min} tot ${max}`)]),
    ...menus
      .filter(({ href }) => isLost(href))
      .map(({ href, path }) => createFault(model.file, describeLost(href), model.locate(path))),
    ...screens.flatMap(({ text, body }) => [
      ...checkRole(text, names),
      ...checkNext(text, body),
      ...listLinks(body.nodes)
        .filter(({ url }) => isLost(url))
        .map(({ url, place }) => createFault(text.file, describeLost(url), place)),
    ]),
  ];
}

function checkRole({ file, fields, locate }: TextFile, names: string[]): Fault[] {
  const role = fields?.['role'];
  if (typeof role !== 'string' || names.includes(role.trim())) return [];
  const message = `veld "role": rol "${role}" bestaat niet; kies uit ${names.join(', ')}`;
  return [createFault(file, message, locate(['role']))];
}

function checkNext({ file }: TextFile, { nodes }: Body): Fault[] {
  const [, ...further] = nodes.filter(
    ({ name, attributes = [] }) => name === 'Button' && attributes.some((each) => each.name === 'next'),
  );
  const message = 'dit scherm heeft al een knop waarmee je verdergaat; er is hooguit één volgende';
  return further.map(({ position }) => createFault(file, message, position.start));
}
