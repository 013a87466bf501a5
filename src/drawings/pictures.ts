// Drawings in files, by name; `pages/tekeningen` serves them.
import { createHash } from 'node:crypto';
import type { SolutionIconName } from '../site/icon-names.ts';
import { articles } from './articles.ts';
import { contact } from './contact.ts';
import { figures } from './figures.ts';
import type { Ground } from './looks.ts';
import { mapRecord } from './map-record.ts';
import { expertise, solutions, stages } from './models.ts';
import { createNext, flat } from './next.ts';
import { group, silent, type Drawing, type Motion } from './shapes.ts';
import { writeImages, writeUsedShapes } from './svg.ts';
import { members } from './about/member.ts';
import { reorder } from './about/reorder.ts';
import { model } from './about/stairwell.ts';
import { after, before } from './before/cases.ts';
import { citySize, createCity, createPlot } from './city/city.ts';
import { appModel } from './home/app.ts';
import { pile } from './home/pile.ts';
import { plan } from './home/plan.ts';
import { overviews } from './overviews/overviews.ts';
import { plotter } from './home/plotter.ts';

/** A file of a drawing; the hash of its content in its address lets browsers keep it. */
export interface DrawingFile {
  path: string;
  svg: string;
}

/** A drawing as images of one size: a static one, with the moving ones on top. */
export interface Picture {
  size: { width: number; height: number };
  /** What it shows, in Dutch; empty for decoration. */
  label: string;
  layers: readonly (DrawingFile & { motion: Motion | undefined })[];
}

/** A drawing beside a title: markup that uses the shapes in its file. */
export interface TitleDrawing {
  drawing: Drawing;
  file: DrawingFile;
  markup: string;
}

const createFile = (name: string, svg: string): DrawingFile => {
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 6);
  return { path: `/tekeningen/${name}.${hash}.svg`, svg };
};

function createPicture(name: string, drawing: Drawing, ground: Ground = 'paper'): Picture {
  const [width = 0, height = 0] = drawing.viewBox.split(' ').slice(2).map(Number);
  const layers = writeImages(drawing, ground).map(({ svg, motion }) => ({
    ...createFile(motion ? `${name}-${motion}` : name, svg),
    motion,
  }));
  return { size: { width, height }, label: drawing.label ?? '', layers };
}

function createTitleDrawing(name: string, drawing: Drawing): TitleDrawing {
  const { svg, markup } = writeUsedShapes(drawing);
  const file = createFile(name, svg);
  return { drawing, file, markup: markup(file.path) };
}

/** Makes a drawing decoration, where the page already says what it shows. */
const withoutLabel = ({ viewBox, shapes }: Drawing): Drawing => ({ viewBox, shapes });

/** Cuts a drawing close to its model for a small picture, and gives it a heavier pen. */
const small = (drawing: Drawing, viewBox = '-212 -172 464 408'): Drawing => ({
  viewBox,
  shapes: group(silent(drawing).shapes, 'bold'),
});

/** Creates a picture for each drawing of a record, under the same keys. */
const createAll = <Key extends string>(prefix: string, drawings: Record<Key, Drawing>) =>
  mapRecord(drawings, (drawing, key) => createPicture(`${prefix}-${key}`, drawing));

export const pictures = {
  pile: createPicture('pile', pile),
  plan: createPicture('plan', plan),
  plotter: createPicture('plotter', plotter),
  reorder: createPicture('reorder', reorder, 'blueprint'),
  finish: createPicture('finish', figures.finish, 'blueprint'),
  members: createAll('member', members),
  plots: createAll('plot', { ...mapRecord(solutions, (_, name) => createPlot(name)), free: createPlot() }),
  pillars: {
    2: createPicture('pillar-2', withoutLabel(stages[2]), 'blueprint'),
    3: createPicture('pillar-3', withoutLabel(stages[3]), 'blueprint'),
    4: createPicture('pillar-4', withoutLabel(stages[4]), 'blueprint'),
  },
  articles: createAll('article', articles),
  contact: createAll('contact', contact),
  before: createAll('before', before),
  after: createAll('after', after),
  figures: createAll('figure', figures),
  expertise: createAll('expertise', {
    ...mapRecord(expertise, (drawing) => small(drawing)),
    lock: small(expertise.lock, '-222 -172 464 408'),
    layers: small(expertise.layers, '-216 -240 476 418'),
  }),
  question: createPicture('question', small(stages[1], '-240 -130 496 436')),
  /** Without the room above the plan that higher stages need. */
  ownPlan: createPicture('own-plan', { ...silent(stages[1]), viewBox: '-230 -4 476 244' }),
  mockup: createPicture('mockup', silent(stages[2]), 'blueprint'),
  next: {
    ...createAll(
      'next',
      mapRecord(
        {
          app: appModel,
          ...solutions,
          ...expertise,
          'stage-2': stages[2],
          'stage-3': stages[3],
          'stage-4': stages[4],
        },
        (drawing) => createNext(drawing),
      ),
    ),
    ...createAll(
      'next',
      mapRecord({ ...overviews, house: model }, (drawing) => createNext(drawing, 304)),
    ),
    flat: createPicture('next-flat', flat),
  },
};

/** Creates the picture of the city, its solutions in the order of the list around it; undefined unless there are seven. */
export const createCityPicture = (names: readonly SolutionIconName[]): Picture | undefined =>
  names.length === citySize ? createPicture('city', createCity(names)) : undefined;

/** The drawings beside a title, and behind a photo near the first screen. */
export const titleDrawings = {
  solutions: mapRecord(solutions, (drawing, name) => createTitleDrawing(`solution-${name}`, drawing)),
  expertise: mapRecord(expertise, (drawing, name) => createTitleDrawing(`expertise-${name}-title`, drawing)),
  stages: mapRecord(stages, (drawing, number) => createTitleDrawing(`stage-${number}`, drawing)),
  about: { model: createTitleDrawing('about-model', model) },
  overviews: mapRecord(overviews, (drawing, name) => createTitleDrawing(`overview-${name}`, drawing)),
  articles: mapRecord(articles, (drawing, name) => createTitleDrawing(`article-${name}-title`, drawing)),
};

/** Lists every file that pages name, but for the city's. */
export function listDrawingFiles(): DrawingFile[] {
  const isPicture = (value: object): value is Picture => 'size' in value;
  const layers = Object.values(pictures)
    .flatMap((one): Picture[] => (isPicture(one) ? [one] : Object.values<Picture>(one)))
    .flatMap((picture) => picture.layers);
  const titles = Object.values(titleDrawings).flatMap((drawings) =>
    Object.values<TitleDrawing>(drawings).map(({ file }) => file),
  );
  return [...layers, ...titles];
}
