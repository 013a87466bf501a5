import { fields, type ComponentSchema } from '@keystatic/core';
import { createElement, Fragment, type ComponentProps } from 'react';

import type { FormField } from './checked-field.ts';
import type { Description } from './describe.ts';

/** Creates a group of fields with a checkbox that omits them all, which Keystatic lacks. */
export function createOptionalGroup(inner: Record<string, ComponentSchema>, about: Description): FormField {
  const checkbox = fields.checkbox(about);
  const rows = Object.entries(inner as Record<string, FormField>);
  const map = (value: (field: FormField, name: string) => unknown): Record<string, unknown> =>
    Object.fromEntries(rows.map(([name, field]) => [name, value(field, name)]));
  const parse = (stored: unknown) =>
    stored === undefined ? null : map((field, name) => field.parse((stored as Record<string, never>)[name]));

  function Input({ value, onChange, ...props }: ComponentProps<FormField['Input']>) {
    const toggle = (isOn: boolean) => onChange(isOn ? map((field) => field.defaultValue()) : null);
    const children = rows.map(([name, field]) =>
      createElement(field.Input, {
        ...props,
        key: name,
        autoFocus: false,
        value: value?.[name],
        onChange: (changed: unknown) => onChange({ ...value, [name]: changed }),
      }),
    );
    return createElement(
      Fragment,
      null,
      createElement(checkbox.Input, { ...props, value: value !== null, onChange: toggle }),
      value && createElement('div', { className: 'group' }, children),
    );
  }

  return {
    kind: 'form',
    label: about.label,
    Input,
    parse,
    defaultValue: () => null,
    reader: { parse },
    serialize: (value) => ({
      value: (value && map((field, name) => field.serialize(value[name]).value)) ?? undefined,
    }),
    validate: (value) => {
      if (value) for (const [name, field] of rows) field.validate(value[name]);
      return value;
    },
  };
}
