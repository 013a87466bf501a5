import { getCollection } from 'astro:content';

import { buildMoment } from '../site/build-moment.ts';
import { spanOf } from '../site/costs.ts';
import { countedCollections, writeCounts } from '../site/counts.ts';
import { listFigures } from '../site/figures.ts';
import { oncePerBuild } from './once-per-build.ts';
import { describeStatus } from './status.ts';

/** Returns the text for each figure, such as `oplossingen` and `sprintprijs`. */
export const getFigures = oncePerBuild(async (): Promise<Record<string, string>> => {
  const counts = Object.entries(countedCollections).map(
    async ([name, collection]) => [name, (await getPublished(collection)).length] as const,
  );
  const solutions = await getPublished('solutions');
  return {
    ...listFigures(spanOf(solutions.map(({ data }) => data.sprints))),
    ...writeCounts(Object.fromEntries(await Promise.all(counts))),
  };
});

/** Returns the public entries, even in `npm run dev`. */
const getPublished = <Name extends (typeof countedCollections)[keyof typeof countedCollections]>(
  name: Name,
) => getCollection(name, ({ data }) => describeStatus(data, buildMoment) === undefined);
