import type { ShareDrawing } from '../content/frame/share-images.ts';
import { articleNames, articles } from './articles.ts';
import { createIconField } from './icons.ts';
import { expertise, solutions, stages } from './models.ts';
import type { Drawing } from './shapes.ts';
import { layers } from './home/layers.ts';

export function createShareDrawing(subject: ShareDrawing): Drawing {
  switch (subject.type) {
    case 'home':
      return layers;
    case 'solution':
      return solutions[subject.icon];
    case 'stage':
      return stages[subject.stage];
    case 'expertise':
      return expertise[subject.icon];
    case 'icons':
      return createIconField(subject.icons);
    case 'article':
      return articles[articleNames[subject.category]];
  }
}
