import { block, inline, repeating, wrapper, type ContentComponent } from '@keystatic/core/content-components';
import type { z } from 'astro/zod';
import { createElement, type ReactNode } from 'react';

import { createFields } from './fields/create-field.ts';
import { describeField } from './fields/describe.ts';

interface ViewProps {
  value: unknown;
  children?: ReactNode;
}

/** Returns the strings in a value, at any depth. */
function listWords(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listWords) : [];
}

/** Creates Keystatic's components from schemas; in the text each shows the strings of its attributes. */
export function createComponents(schemas: Record<string, z.ZodObject>) {
  const held = Object.values(schemas).map((schema) => schema.meta()?.['holds']);
  const components = Object.entries(schemas).map(([name, schema]) => {
    const { place, holds } = schema.meta() ?? {};
    const about = describeField(schema, name);
    const element = place === 'inline' ? 'span' : 'div';
    const component = {
      ...about,
      schema: createFields(schema.shape),
      forSpecificLocations: held.includes(name),
      ContentView: ({ value, children }: ViewProps) => {
        const words = listWords(value).join(' · ');
        const shown = words && createElement('b', { contentEditable: false }, words);
        return createElement(element, { className: 'component' }, shown, children);
      },
    };
    if (typeof holds === 'string') return [name, repeating({ ...component, children: holds })];
    if (place === 'inline') return [name, inline(component)];
    return [name, place === 'alone' ? block(component) : wrapper(component)];
  });
  return Object.fromEntries(components) as Record<string, ContentComponent>;
}
