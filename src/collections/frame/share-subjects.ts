import { getCollection } from 'astro:content';

import { company } from '../../site/company.ts';
import type { ExpertiseIconName, IconName, SolutionIconName } from '../../site/icon-names.ts';
import { routes, sections } from '../../site/addresses.ts';
import { setApostrophes } from '../../site/typography.ts';
import { getApproachSteps } from '../approach.ts';
import { getArticles } from '../articles.ts';
import { getCaseCategories } from '../cases.ts';
import { getExpertise } from '../expertise.ts';
import { getMaquettes } from '../maquettes.ts';
import { getHome } from '../pages.ts';
import { getSolutions } from '../solutions.ts';

/** Which drawing stands on a share image; a plan is made by rule from the seed. */
export type ShareDrawing =
  | { kind: 'home' }
  | { kind: 'solution'; icon: SolutionIconName }
  | { kind: 'stage'; stage: 1 | 2 | 3 | 4 }
  | { kind: 'expertise'; icon: ExpertiseIconName }
  | { kind: 'icons'; icons: IconName[] }
  | { kind: 'plan'; seed: string };

/** What the share image of one page shows. */
export interface ShareSubject {
  /** The page's own address, a path. */
  path: string;
  /** The part of the site it lies in. */
  section: string;
  title: string;
  subtitle?: string;
  /** Stands in the gap of the dimension line: how long, how many, since when. */
  measure: string;
  drawing: ShareDrawing;
}

/** What the share images of all pages show, from the data that the pages themselves show. */
export async function describeSubjects(): Promise<ShareSubject[]> {
  const kinds = await Promise.all([
    describeHome(),
    describeSolutions(),
    describeMaquettes(),
    describeSteps(),
    describeExpertise(),
    describeArticles(),
    describePages(),
  ]);
  return kinds.flat().map(({ title, subtitle, ...subject }) => ({
    ...subject,
    title: setApostrophes(title),
    ...(subtitle && { subtitle: setApostrophes(subtitle) }),
  }));
}

async function describeMockup(): Promise<string> {
  const steps = await getApproachSteps();
  const mockup = steps.find(({ number }) => number === 2);
  return mockup ? `klikbare mockup in ${mockup.duration}` : company.tagline;
}

async function describeHome(): Promise<ShareSubject[]> {
  const { title, eyebrow } = await getHome();
  const measure = await describeMockup();
  return [{ path: routes.home, section: eyebrow, title, measure, drawing: { kind: 'home' } }];
}

async function describeSolutions(): Promise<ShareSubject[]> {
  const [solutions, measure] = await Promise.all([getSolutions(), describeMockup()]);
  return solutions.map(({ href, title, subtitle, icon }) => ({
    path: href,
    section: 'Oplossing',
    title,
    subtitle,
    measure,
    drawing: { kind: 'solution', icon },
  }));
}

async function describeMaquettes(): Promise<ShareSubject[]> {
  const maquettes = await getMaquettes();
  return maquettes.map(({ href, title, lead, solution, screens }) => ({
    path: href,
    section: `Maquette: ${solution.title}`,
    title,
    subtitle: lead,
    measure: `${screens.length} schermen om door te klikken`,
    drawing: { kind: 'solution', icon: solution.icon },
  }));
}

async function describeSteps(): Promise<ShareSubject[]> {
  const steps = await getApproachSteps();
  return steps.map(({ href, number, title, subtitle, duration }) => ({
    path: href,
    section: `Aanpak, stap ${number} van ${steps.length}`,
    title,
    subtitle,
    measure: duration,
    drawing: { kind: 'stage', stage: number },
  }));
}

async function describeExpertise(): Promise<ShareSubject[]> {
  const pages = await getExpertise();
  return pages.map(({ href, title, subtitle, icon }, index) => ({
    path: href,
    section: sections.expertise.label,
    title,
    subtitle,
    measure: `vakgebied ${index + 1} van ${pages.length}`,
    drawing: { kind: 'expertise', icon },
  }));
}

async function describeArticles(): Promise<ShareSubject[]> {
  const articles = await getArticles();
  return articles.map(({ href, title, category, readingMinutes }) => ({
    path: href,
    section: `Kennis: ${category}`,
    title,
    measure: `${readingMinutes} min leestijd`,
    drawing: { kind: 'plan', seed: category },
  }));
}

/** The single pages of content/paginas, whose file name is their address; what has no measure or drawing of its own gets them by rule. */
async function describePages(): Promise<ShareSubject[]> {
  const [pages, solutions, expertise, categories, articles, mockup] = await Promise.all([
    getCollection('pages'),
    getSolutions(),
    getExpertise(),
    getCaseCategories(),
    getArticles(),
    describeMockup(),
  ]);
  const iconsOf = (entries: { icon: IconName }[]): ShareDrawing => ({
    kind: 'icons',
    icons: entries.map(({ icon }) => icon),
  });
  const own: Record<string, { measure?: string; drawing?: ShareDrawing }> = {
    oplossingen: { measure: mockup, drawing: iconsOf(solutions) },
    expertise: { drawing: iconsOf(expertise) },
    kennis: { measure: `${articles.length} artikelen` },
    cases: { measure: `${categories.reduce((sum, { count }) => sum + count, 0)} cases` },
    contact: { measure: `reactie ${company.responseTime}` },
  };
  return pages.map(({ id, data: { title } }) => ({
    path: `/${id}`,
    section: id.charAt(0).toUpperCase() + id.slice(1),
    title,
    measure: company.tagline,
    drawing: { kind: 'plan', seed: title },
    ...own[id],
  }));
}
