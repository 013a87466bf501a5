// Two drawings of a case at one scale: the workplace before, and the model of what was built.
import { solutionIconNames, type SolutionIconName } from '../../site/icon-names.ts';
import { solutions, stages } from '../models.ts';
import { inset, type Drawing, type Shapes } from '../shapes.ts';
import { apartments } from './apartments.ts';
import { documents, general, inspection } from './paper.ts';
import { planning, tenants } from './planning.ts';
import { portal } from './portal.ts';
import { stock } from './stock.ts';

const viewBox = '-290 -190 600 450';
const drawBefore = (shapes: Shapes, label: string): Drawing => ({
  viewBox,
  label,
  shapes,
});
const drawAfter = (model: Drawing, label: string): Drawing => ({
  viewBox,
  label,
  shapes: inset([0, 0, 0], model),
});

/** A solution that a case is about, or `general`. */
export type CaseName = SolutionIconName | 'general';

/** The general drawing, unless a solution has its own. */
const complete = (
  drawings: Partial<Record<SolutionIconName, Drawing>>,
  general: Drawing,
): Record<CaseName, Drawing> => {
  const entries = solutionIconNames.map((name) => [name, drawings[name] ?? general]);
  return { ...(Object.fromEntries(entries) as Record<SolutionIconName, Drawing>), general };
};

export const before = complete(
  {
    portal: drawBefore(portal(), 'Een stapel post en een telefoon van de haak'),
    planning: drawBefore(planning(), 'Een weekbord; een klus viel op de grond'),
    documents: drawBefore(documents(), 'Scheve stapels ordners'),
    inspection: drawBefore(inspection(), 'Een bureau vol formulieren en losse foto’s'),
    stock: drawBefore(stock(), 'Een leeg vak, en de doos op de grond'),
    apartments: drawBefore(apartments(), 'Een berg post voor een flat'),
    tenants: drawBefore(tenants(), 'Vijf machines met lapmiddelen en kabels'),
  },
  drawBefore(general(), 'Blokken op een hoop'),
);

export const after = complete(
  {
    portal: drawAfter(solutions.portal, 'Eén dossier op een scherm'),
    planning: drawAfter(solutions.planning, 'Een planbord met elke klus op zijn plek'),
    documents: drawAfter(solutions.documents, 'Drie versies, de nieuwste met een stempel'),
    inspection: drawAfter(solutions.inspection, 'Een plattegrond met foto’s op hun plek'),
    stock: drawAfter(solutions.stock, 'Een doos komt uit haar eigen vak'),
    apartments: drawAfter(solutions.apartments, 'Voor de flat vergaderen de eigenaren'),
    tenants: drawAfter(solutions.tenants, 'Eén platform met vier verdiepingen'),
  },
  drawAfter(stages[4], 'De blokken als gebouw'),
);
