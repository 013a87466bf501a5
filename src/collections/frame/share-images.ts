import { memoize } from '../memoize.ts';
import { describeSubjects, type ShareSubject } from './share-subjects.ts';

/** Every page with a share image of its own, by its path; memoized. */
export const getShareSubjects = memoize(collectSubjects);

/** What the share image of a page shows: its own, else that of the nearest page above it, which the pages of a long list share. */
export async function getShareSubject(path: string): Promise<ShareSubject | undefined> {
  const known = await getShareSubjects();
  let place = path;
  while (place !== '' && !known.has(place)) place = place.slice(0, place.lastIndexOf('/'));
  return known.get(place);
}

async function collectSubjects(): Promise<Map<string, ShareSubject>> {
  // For builds in which thousands of pages matter and their pictures do not.
  if (process.env['SHARE_IMAGES'] === 'off') return new Map();
  return new Map((await describeSubjects()).map((subject) => [subject.path, subject]));
}
