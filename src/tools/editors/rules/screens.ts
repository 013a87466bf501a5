import { readScreenId } from '../../../site/addresses.ts';
import type { ReadText } from '../body.ts';
import { createProblem, type Problem } from '../problems/problem.ts';
import { listValues } from '../files/list-values.ts';
import { listLinks } from './links.ts';

/** Minimum and maximum number of screens in a model. */
export const screenCount = { min: 6, max: 8 };

/** Reports models with a wrong number of screens, dead links, unknown roles, or two `next` buttons on a screen. */
export function checkScreens(texts: ReadText[]): Problem[] {
  const screens = texts.filter(({ collection }) => collection === 'screens');
  const models = texts.filter(({ collection }) => collection === 'maquettes');
  const isOf = (model: ReadText) => (screen: ReadText) => screen.slug.startsWith(`${model.slug}/`);
  const orphans = screens.filter((screen) => !models.some((model) => isOf(model)(screen)));
  const message = 'in deze map ontbreekt index.yaml, met wat voor alle schermen geldt';
  return [
    ...models.flatMap((model) => checkModel(model, screens.filter(isOf(model)))),
    ...orphans.map(({ file }) => createProblem(file, message)),
  ];
}

function checkModel(model: ReadText, screens: ReadText[]): Problem[] {
  const { min, max } = screenCount;
  const ids = screens.map(({ slug }) => `#${readScreenId(slug)}`);
  const names = listValues(model.fields).flatMap(({ path: [list, , key, ...rest], value }) =>
    list === 'roles' && key === 'name' && rest.length === 0 ? String(value).trim() : [],
  );
  const isCount = screens.length >= min && screens.length <= max;
  const lost = [model, ...screens].flatMap((text) =>
    listLinks(text)
      .filter(({ url }) => url.startsWith('#') && !ids.includes(url))
      .map(({ url, place }) => {
        const message = `link "${url}": dat scherm is er niet; kies uit ${ids.join(', ')}`;
        return createProblem(text.file, message, place);
      }),
  );
  return [
    ...(isCount
      ? []
      : [createProblem(model.file, `${screens.length} schermen in deze map; maak er ${min} tot ${max}`)]),
    ...lost,
    ...screens.flatMap((screen) => [...checkRole(screen, names), ...checkNext(screen)]),
  ];
}

function checkRole({ file, fields, locate }: ReadText, names: string[]): Problem[] {
  const role = fields?.['role'];
  if (typeof role !== 'string' || names.includes(role.trim())) return [];
  const message = `veld "role": rol "${role}" bestaat niet; kies uit ${names.join(', ')}`;
  return [createProblem(file, message, locate(['role']))];
}

function checkNext({ file, nodes }: ReadText): Problem[] {
  const [, ...further] = nodes.filter(
    ({ name, attributes = [] }) => name === 'Button' && attributes.some((each) => each.name === 'next'),
  );
  const message = 'dit scherm heeft al een knop waarmee je verdergaat; er is hooguit één volgende';
  return further.map(({ position }) => createProblem(file, message, position.start));
}
