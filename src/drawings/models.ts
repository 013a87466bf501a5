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

/** Plans leave the upper part of the drawing empty. */
const plan = (shapes: Shapes, label: string): Drawing => ({ viewBox: '-240 -82 520 320', label, shapes });
const building = (shapes: Shapes, label: string): Drawing => ({
  viewBox: '-240 -182 520 420',
  label,
  shapes,
});

/** The steps of the approach: one model that grows. */
export const stages = {
  1: plan(sketch(), 'Een plattegrond van een scherm in potlood, op ruitjespapier'),
  2: plan(mockup(), 'Dezelfde plattegrond als klikbaar scherm, met een aanwijzer op de knop'),
  3: building(build(), 'Op de plattegrond staan de eerste blokken; een kraan hijst het volgende'),
  4: building(
    live(),
    'Alle blokken staan: het model is af, met een vlag, mensen en verbindingen naar buiten',
  ),
};

export type Stage = keyof typeof stages;
