import { fields } from '@keystatic/core';
import type { z } from 'astro/zod';
import { createElement, useMemo, type ComponentProps } from 'react';

import { createCheckedField, type FormField } from './checked-field.ts';
import type { Description } from './describe.ts';

/** What can be chosen now: a photo may be added while the page is open. */
export type List = () => readonly unknown[];

/** A field whose value is chosen from a list. */
export function createChoice(schema: z.ZodType, list: List, about: Description): FormField {
  const { success: mayLack, data: byDefault } = schema.safeParse(undefined);
  const defaultValue = String((mayLack ? byDefault : list()[0]) ?? '');
  const none = defaultValue === '' ? [{ value: '', label: 'Geen' }] : [];

  function createSelect() {
    const rows = list().map((value) => ({ value: String(value), label: String(value) }));
    return fields.select({ ...about, options: [...none, ...rows], defaultValue });
  }

  function Input(props: ComponentProps<FormField['Input']>) {
    const select = useMemo(createSelect, [list().join()]);
    return createElement(select.Input, props);
  }

  return createCheckedField({ ...createSelect(), Input } as FormField, schema, {
    parse: (stored) => (stored === undefined ? defaultValue : String(stored)),
    serialize: (value: string) => list().find((option) => String(option) === value) ?? (value || undefined),
  });
}
