import { fields } from '@keystatic/core';
import type { z } from 'astro/zod';
import { createElement, Fragment, useEffect, useMemo, useReducer, type ComponentProps } from 'react';

import { createCheckedField, type FormField } from './checked-field.ts';
import type { Description } from './describe.ts';

/** A choice that is shown in other words. */
export interface Option {
  value: string;
  label: string;
}

/** The event that tells the page that there may be other things to choose. */
export const contentRead = 'content-read';

/** Renders a component again when there may be other things to choose or show. */
export function useContent(): void {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener(contentRead, renew);
    return () => removeEventListener(contentRead, renew);
  }, []);
}

/** What can be chosen now: a photo may be added while the page is open. */
export type List = () => readonly unknown[];

const toRow = (option: unknown): Option =>
  typeof option === 'object' ? (option as Option) : { value: String(option), label: String(option) };

/** A field whose value is chosen from a list, with what `picture` finds for it; nothing is chosen until an editor does. */
export function createChoice(
  schema: z.ZodType,
  list: List,
  about: Description,
  picture?: (value: string) => string | undefined,
): FormField {
  const { success: mayLack, data: byDefault } = schema.safeParse(undefined);
  const defaultValue = String(byDefault ?? '');
  const none = defaultValue === '' ? [{ value: '', label: mayLack ? 'Geen' : 'Kies…' }] : [];

  function createSelect(rows: Option[]) {
    return fields.select({ ...about, options: [...none, ...rows], defaultValue });
  }

  function Input(props: ComponentProps<FormField['Input']>) {
    useContent();
    const value = props.value as string;
    const rows = list().map(toRow);
    // What is gone from the list is shown, or the field would look empty.
    if (value && !rows.some((row) => row.value === value))
      rows.push({ value, label: `${value} (is er niet)` });
    const select = useMemo(() => createSelect(rows), [JSON.stringify(rows)]);
    const src = value && picture?.(value);
    const shown =
      src && createElement('img', { src, alt: '', className: 'thumbnail', referrerPolicy: 'no-referrer' });
    return createElement(Fragment, null, createElement(select.Input, props), shown);
  }

  return createCheckedField({ ...createSelect(list().map(toRow)), Input } as FormField, schema, {
    parse: (stored) => (stored === undefined ? defaultValue : String(stored)),
    serialize: (value: string) => list().find((option) => String(option) === value) ?? (value || undefined),
  });
}
