import type { z } from 'astro/zod';

import type { textKinds, TextKind } from '../../collections/kinds.ts';
import { screenPartSchemas } from '../../components/maquette/schemas.ts';
import { partSchemas } from '../../components/mdx/schemas.ts';

type Form = (typeof textKinds)[TextKind]['text'];

/** The parts that a text may hold, by its form. */
export const partSets: Record<Form, Record<string, z.ZodObject>> = {
  short: {},
  long: partSchemas,
  screens: screenPartSchemas,
};
