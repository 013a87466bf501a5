import { describeShareImage, type ShareImage } from '../site/share-image.ts';
import { oncePerBuild } from './once-per-build.ts';
import { describeSubjects, type ShareSubject } from './share-subjects.ts';

/** Every page with a share image of its own, by its path; asked once per build. */
export const getShareSubjects = oncePerBuild(collectSubjects);

/** The share image of a page: its own, else that of the nearest page above it, which the pages of a long list share. */
export async function getShareImage(path: string): Promise<ShareImage | undefined> {
  const known = await getShareSubjects();
  let place = path;
  while (place !== '' && !known.has(place)) place = place.slice(0, place.lastIndexOf('/'));
  const subject = known.get(place);
  return subject && describeShareImage(subject);
}

async function collectSubjects(): Promise<Map<string, ShareSubject>> {
  // For builds in which thousands of pages matter and their pictures do not.
  if (process.env['SHARE_IMAGES'] === 'off') return new Map();
  return new Map((await describeSubjects()).map((subject) => [subject.path, subject]));
}
