import { company } from '../../site/company.ts';
import { formatDate } from '../../site/dates.ts';
import type { ExpertiseIconName, IconName, SolutionIconName } from '../../site/icon-names.ts';
import { isExampleDocument, isListed, routes, sections } from '../../site/addresses.ts';
import { measurements } from '../../site/measurements.ts';
import { getEntries } from '../entries.ts';
import { getArticles, type Article } from '../articles.ts';
import { getCaseCategories } from '../cases.ts';
import { getMaquettes } from '../maquettes.ts';
import { oncePerBuild } from '../once-per-build.ts';
import { getHome } from '../pages.ts';

/** The drawing on a share image. */
export type ShareDrawing =
  | { type: 'home' }
  | { type: 'solution'; icon: SolutionIconName }
  | { type: 'stage'; stage: 1 | 2 | 3 | 4 }
  | { type: 'expertise'; icon: ExpertiseIconName }
  | { type: 'icons'; icons: IconName[] }
  | { type: 'article'; category: Article['category'] };

/** The content of a page's share image. */
export interface ShareSubject {
  /** The path of the page. */
  path: string;
  /** The section of the site. */
  section: string;
  title: string;
  subtitle?: string;
  /** Label of the dimension line: a duration, number or date. */
  measure: string;
  drawing: ShareDrawing;
}

/** Returns the share image of a page, or of its nearest ancestor, which the pages of a listing share. */
export async function getShareSubject(path: string): Promise<ShareSubject | undefined> {
  const known = await getShareSubjects();
  let place = path;
  while (place !== '' && !known.has(place)) place = place.slice(0, place.lastIndexOf('/'));
  return known.get(place);
}

/** Returns the share images by path; empty with SHARE_IMAGES=off. */
export const getShareSubjects = oncePerBuild(async (): Promise<Map<string, ShareSubject>> => {
  if (process.env['SHARE_IMAGES'] === 'off') return new Map();
  const subjects = [await getHomeSubject(), ...(await listOtherSubjects())];
  return new Map(subjects.map((subject) => [subject.path, subject]));
});

/** Returns the share image of the home page, which is also the default. */
export async function getHomeSubject(): Promise<ShareSubject> {
  const { eyebrow, title } = await getHome();
  return {
    path: routes.home,
    section: eyebrow,
    title,
    measure: await describeMockup(),
    drawing: { type: 'home' },
  };
}

/** Describes the duration of a mockup. */
async function describeMockup(): Promise<string> {
  const step = (await getEntries('approach')).find(({ number }) => number === 2);
  return step ? `klikbare mockup in ${step.duration}` : company.tagline;
}

async function listOtherSubjects(): Promise<ShareSubject[]> {
  const [mockup, pages, solutions, maquettes, steps, expertise, articles, categories] = await Promise.all([
    describeMockup(),
    getEntries('pages'),
    getEntries('solutions'),
    getMaquettes(),
    getEntries('approach'),
    getEntries('expertise'),
    getArticles(),
    getCaseCategories(),
  ]);
  const drawIcons = (entries: { icon: IconName }[]): ShareDrawing => ({
    type: 'icons',
    icons: entries.map(({ icon }) => icon),
  });
  /** Overrides of the default drawing and measure, by page. */
  const overrides: Record<string, { measure?: string; drawing?: ShareDrawing }> = {
    oplossingen: { measure: mockup, drawing: drawIcons(solutions) },
    expertise: { drawing: drawIcons(expertise) },
    kennis: { measure: `${articles.length} artikelen` },
    cases: { measure: `${categories.reduce((sum, { count }) => sum + count, 0)} cases` },
    maquette: { measure: 'getekend in twee minuten', drawing: { type: 'stage', stage: 1 } },
    kwaliteit: { measure: `gemeten op ${formatDate(new Date(measurements.date))}` },
    contact: { measure: `reactie ${company.responseTime}` },
  };
  return [
    ...pages
      .filter(({ href }) => isListed(href))
      .map(({ href, slug, title }) => ({
        path: href,
        section: isExampleDocument(slug) ? 'Voorbeeld' : slug.charAt(0).toUpperCase() + slug.slice(1),
        title,
        measure: company.tagline,
        drawing: { type: 'home' } as const,
        ...overrides[slug],
      })),
    ...solutions.map(({ href, title, subtitle, icon }) => ({
      path: href,
      section: 'Oplossing',
      title,
      subtitle,
      measure: mockup,
      drawing: { type: 'solution', icon } as const,
    })),
    ...maquettes.map(({ href, title, lead, solution, screens }) => ({
      path: href,
      section: `Maquette: ${solution.title}`,
      title,
      subtitle: lead,
      measure: `${screens.length} schermen om door te klikken`,
      drawing: { type: 'solution', icon: solution.icon } as const,
    })),
    ...steps.map(({ href, number, title, subtitle, duration }) => ({
      path: href,
      section: `Aanpak, stap ${number} van ${steps.length}`,
      title,
      subtitle,
      measure: duration,
      drawing: { type: 'stage', stage: number } as const,
    })),
    ...expertise.map(({ href, title, subtitle, icon }, index) => ({
      path: href,
      section: sections.expertise.label,
      title,
      subtitle,
      measure: `vakgebied ${index + 1} van ${expertise.length}`,
      drawing: { type: 'expertise', icon } as const,
    })),
    ...articles.map(({ href, title, category, readingMinutes }) => ({
      path: href,
      section: `Kennis: ${category}`,
      title,
      measure: `${readingMinutes} min leestijd`,
      drawing: { type: 'article', category } as const,
    })),
  ];
}
