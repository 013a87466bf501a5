import { fields } from '@keystatic/core';
import { block, inline, repeating, wrapper } from '@keystatic/core/content-components';
import type { z } from 'astro/zod';
import { createElement, type ReactNode } from 'react';

import { useContent } from '../fields/choice.ts';
import { createFields, type Lists } from '../fields/create-field.ts';
import { describeField } from '../fields/describe.ts';

/** What the editor shows of a part, given its values and what is between its tags. */
export type View = (props: { value: never; children?: ReactNode }) => ReactNode;

/** What a text holds that is no part, such as a remark between braces: it keeps its words. */
const unknown = {
  label: 'Onbekend',
  forSpecificLocations: false,
  schema: { text: fields.text({ label: 'Tekst' }) },
  NodeView: ({ value }: { value: { text: string } }) =>
    createElement('code', { className: 'unknown' }, value.text),
};

/** The parts as blocks of the editor, each with a form made from its schema; without a view its values are shown. */
export function createParts(schemas: Record<string, z.ZodObject>, lists: Lists, views: Record<string, View>) {
  const held = Object.values(schemas).map((schema) => schema.meta()?.['holds']);
  const parts = Object.entries(schemas).map(([name, schema]) => {
    const { place, holds } = schema.meta() ?? {};
    const view = views[name];
    const element = place === 'inline' ? 'span' : 'div';
    const part = {
      ...describeField(schema, name),
      schema: createFields(schema.shape, lists),
      forSpecificLocations: held.includes(name),
      ...(view && {
        ContentView: function ContentView(props: object) {
          useContent();
          return createElement(element, { className: 'part' }, view(props as { value: never }));
        },
      }),
    };
    if (typeof holds === 'string') return [name, repeating({ ...part, children: holds })];
    if (place === 'inline') return [name, inline(part)];
    return [name, place === 'alone' ? block(part) : wrapper(part)];
  });
  return { ...Object.fromEntries(parts), Unknown: block(unknown), UnknownInline: inline(unknown) };
}
