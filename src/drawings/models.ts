// Drawings that pages, share images and the closing choose by name.
import type { ExpertiseIconName, SolutionIconName } from '../site/icon-names.ts';
import type { Drawing, Shapes } from './shapes.ts';
import { architecture } from './expertise/architecture.ts';
import { assistant } from './expertise/assistant.ts';
import { cloud } from './expertise/cloud.ts';
import { data } from './expertise/data.ts';
import { offline } from './expertise/offline.ts';
import { security } from './expertise/security.ts';
import { subscription } from './expertise/subscription.ts';
import { apartments } from './solutions/apartments.ts';
import { documents } from './solutions/documents.ts';
import { inspection } from './solutions/inspection.ts';
import { planning } from './solutions/planning.ts';
import { portal } from './solutions/portal.ts';
import { stock } from './solutions/stock.ts';
import { tenants } from './solutions/tenants.ts';
import { build, live } from './stages/buildings.ts';
import { mockup, sketch } from './stages/plans.ts';

export const solutions: Record<SolutionIconName, Drawing> = {
  portal,
  planning,
  documents,
  inspection,
  stock,
  apartments,
  tenants,
};

export const expertise: Record<ExpertiseIconName, Drawing> = {
  platform: subscription,
  phone: offline,
  lock: security,
  layers: architecture,
  cloud,
  nodes: assistant,
  database: data,
};

/** `top` is where the drawing begins; plans leave the upper part empty. */
const stage = (shapes: Shapes, label: string, top = -182): Drawing => ({
  viewBox: `-240 ${top} 520 ${238 - top}`,
  label,
  shapes,
});

/** The steps of the approach: one model that grows. */
export const stages = {
  1: stage(sketch(), 'Een plattegrond van een scherm in potlood, op ruitjespapier', -82),
  2: stage(mockup(), 'Dezelfde plattegrond als klikbaar scherm, met een aanwijzer op de knop', -82),
  3: stage(build(), 'Op de plattegrond staan de eerste blokken; een kraan hijst het volgende'),
  4: stage(live(), 'Alle blokken staan: het model is af, met een vlag, mensen en verbindingen naar buiten'),
};
