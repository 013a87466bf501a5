import { fields } from '@keystatic/core';
import type { z } from 'astro/zod';
import { createElement, useMemo, type ComponentProps } from 'react';

import { createCheckedField, type FormField } from './checked-field.ts';
import type { Description } from './describe.ts';

/** What there is to choose from at the moment: a photo may come after the page was opened. */
export type List = () => readonly unknown[];

/** A field whose value is chosen from a list. */
export function createChoice(schema: z.ZodType, list: List, about: Description): FormField {
  const { success: mayLack, data: byDefault } = schema.safeParse(undefined);
  const first = String((mayLack ? byDefault : list()[0]) ?? '');
  const none = first === '' ? [{ value: '', label: 'Geen' }] : [];

  function createSelect() {
    const rows = list().map((value) => ({ value: String(value), label: String(value) }));
    return fields.select({ ...about, options: [...none, ...rows], defaultValue: first });
  }

  function Input(props: ComponentProps<FormField['Input']>) {
    const shown = list().join();
    const select = useMemo(createSelect, [shown]);
    return createElement(select.Input, props);
  }

  return createCheckedField({ ...createSelect(), Input } as FormField, schema, {
    parse: (stored) => (stored === undefined ? first : String(stored)),
    serialize: (value: string) => list().find((option) => String(option) === value) ?? (value || undefined),
  });
}
