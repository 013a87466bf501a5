import Apartments from './icons/Apartments.astro';
import Build from './icons/Build.astro';
import Cloud from './icons/Cloud.astro';
import Database from './icons/Database.astro';
import Documents from './icons/Documents.astro';
import Inspection from './icons/Inspection.astro';
import Launch from './icons/Launch.astro';
import Layers from './icons/Layers.astro';
import Lock from './icons/Lock.astro';
import Mockup from './icons/Mockup.astro';
import Nodes from './icons/Nodes.astro';
import Phone from './icons/Phone.astro';
import Planning from './icons/Planning.astro';
import Platform from './icons/Platform.astro';
import Portal from './icons/Portal.astro';
import Sketch from './icons/Sketch.astro';
import Stock from './icons/Stock.astro';
import Tenants from './icons/Tenants.astro';
import type { IconName } from '../../site/icon-names.ts';

/** Which shape stands for which name; the shape goes inside the svg of Icon.astro. */
export const icons = {
  portal: Portal,
  planning: Planning,
  documents: Documents,
  inspection: Inspection,
  stock: Stock,
  apartments: Apartments,
  tenants: Tenants,
  platform: Platform,
  phone: Phone,
  lock: Lock,
  layers: Layers,
  cloud: Cloud,
  nodes: Nodes,
  database: Database,
  sketch: Sketch,
  mockup: Mockup,
  build: Build,
  launch: Launch,
} satisfies Record<IconName, unknown>;
