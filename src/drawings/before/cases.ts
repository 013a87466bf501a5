// Two drawings of a case at one scale: the workplace before, and the model of what was built.
import type { SolutionIconName } from '../../site/icon-names.ts';
import { mapRecord } from '../map-record.ts';
import { solutions, stages } from '../models.ts';
import { inset, placeAt, type Drawing, type Shapes } from '../shapes.ts';
import { apartments } from './apartments.ts';
import { documents, general, inspection } from './paper.ts';
import { planning, tenants } from './planning.ts';
import { portal } from './portal.ts';
import { stock } from './stock.ts';

const viewBox = '-226 -186 492 412';
const drawBefore = (shapes: Shapes, label: string): Drawing => ({
  viewBox,
  label,
  shapes,
});
const drawAfter = (model: Drawing, label = '', raised = 0): Drawing => ({
  viewBox,
  label,
  shapes: inset([0, 0, raised], model),
});

/** A solution that a case is about, or `general`. */
export type CaseName = SolutionIconName | 'general';

/** The platform has a larger base than the other models. */
const tenantsRaised = 20;

const heap = drawBefore(general(), 'Blokken op een hoop');

/** The workplace before a solution; without one, a heap of blocks. */
const workplaces: Partial<Record<SolutionIconName, Drawing>> = {
  portal: drawBefore(portal(), 'Een stapel post en een telefoon van de haak'),
  planning: drawBefore(planning(), 'Een weekbord; een klus viel op de grond'),
  documents: drawBefore(documents(), 'Scheve stapels ordners'),
  inspection: drawBefore(inspection(), 'Een bureau vol formulieren en losse foto’s'),
  stock: drawBefore(stock(), 'Een leeg vak, en de doos op de grond'),
  apartments: drawBefore(apartments(), 'Een berg post voor een flat'),
  tenants: drawBefore(placeAt([0, 0, tenantsRaised], tenants()), 'Vijf machines met lapmiddelen en kabels'),
};

export const before: Record<CaseName, Drawing> = {
  ...mapRecord(solutions, (_, name) => workplaces[name] ?? heap),
  general: heap,
};

/** Labels that say what changed; without one, the label of the model. */
const afterLabels: Partial<Record<SolutionIconName, string>> = {
  portal: 'Eén dossier op een scherm',
  planning: 'Een planbord met elke klus op zijn plek',
  documents: 'Drie versies, de nieuwste met een stempel',
  inspection: 'Een plattegrond met foto’s op hun plek',
  stock: 'Een doos komt uit haar eigen vak',
  apartments: 'Voor de flat vergaderen de eigenaren',
};

export const after: Record<CaseName, Drawing> = {
  ...mapRecord(solutions, (model, name) => drawAfter(model, afterLabels[name] ?? model.label)),
  tenants: drawAfter(solutions.tenants, 'Eén platform met vier verdiepingen', tenantsRaised),
  general: drawAfter(stages[4], 'De blokken als gebouw'),
};
