import { fields, type ComponentSchema } from '@keystatic/core';
import { createElement, Fragment, type ComponentProps } from 'react';

import type { FormField } from './checked-field.ts';
import type { Description } from './describe.ts';

type Values = Record<string, unknown>;

/** A group of fields that may be left out as a whole, behind a box to tick: Keystatic has none. */
export function createOptionalGroup(inner: Record<string, ComponentSchema>, about: Description): FormField {
  const box = fields.checkbox(about);
  const rows = Object.entries(inner as Record<string, FormField>);
  const make = (value: (field: FormField, name: string) => unknown): Values =>
    Object.fromEntries(rows.map(([name, field]) => [name, value(field, name)]));
  const parse = (stored: unknown) => {
    return stored === undefined
      ? null
      : make((field, name) => field.parse((stored as Values)[name] as never));
  };

  function Input({ value, onChange, ...props }: ComponentProps<FormField['Input']>) {
    const tick = (isWanted: boolean) => onChange(isWanted ? make((field) => field.defaultValue()) : null);
    const children = rows.map(([name, field]) =>
      createElement(field.Input, {
        ...props,
        ...{ key: name, autoFocus: false, value: value?.[name] },
        onChange: (changed: unknown) => onChange({ ...value, [name]: changed }),
      }),
    );
    const ticked = createElement(box.Input, { ...props, value: value !== null, onChange: tick });
    return createElement(
      Fragment,
      null,
      ticked,
      value && createElement('div', { className: 'group' }, children),
    );
  }

  return {
    ...{ kind: 'form', label: about.label, Input, parse, defaultValue: () => null, reader: { parse } },
    serialize: (value) => ({
      value:
        value === null ? undefined : (make((field, name) => field.serialize(value[name]).value) as never),
    }),
    validate: (value) => {
      if (value) for (const [name, field] of rows) field.validate(value[name]);
      return value;
    },
  };
}
