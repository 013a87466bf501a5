import type { z } from 'astro/zod';

import { screenComponentSchemas } from '../../models/components/schemas.ts';
import { componentSchemas } from '../../components/mdx/schemas.ts';
import type { collections, CollectionName } from './files/collections.ts';

type Form = (typeof collections)[CollectionName]['text'];

const inlineComponents = Object.fromEntries(
  Object.entries(componentSchemas).filter(([, schema]) => schema.meta()?.['place'] === 'inline'),
);

/** The components that a text may use, by form. */
export const componentSets: Record<Form, Record<string, z.ZodObject>> = {
  none: {},
  short: inlineComponents,
  long: componentSchemas,
  screen: screenComponentSchemas,
};
