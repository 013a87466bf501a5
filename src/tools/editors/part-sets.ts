import type { z } from 'astro/zod';

import { screenPartSchemas } from '../../models/components/schemas.ts';
import { partSchemas } from '../../components/mdx/schemas.ts';
import type { textKinds, TextKind } from './files/kinds.ts';

type Form = (typeof textKinds)[TextKind]['text'];

const inlineParts = Object.fromEntries(
  Object.entries(partSchemas).filter(([, schema]) => schema.meta()?.['place'] === 'inline'),
);

/** The parts that a text may hold, by its form. */
export const partSets: Record<Form, Record<string, z.ZodObject>> = {
  none: {},
  short: inlineParts,
  long: partSchemas,
  screen: screenPartSchemas,
};
