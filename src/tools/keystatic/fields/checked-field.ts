import type { BasicFormField } from '@keystatic/core';
import type { z } from 'astro/zod';
import { createElement, Fragment, useState, type ComponentProps } from 'react';

import { listFieldProblems } from '../../editors/problems/zod.ts';
import { countNames } from '../../../site/counts.ts';
import { figureNames, listFigures } from '../../../site/figures.ts';
import { capitalise } from './describe.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Value = any;

/** A field of Keystatic with any value. */
export type FormField = BasicFormField<Value>;

/** Conversion between the value in a form and the value in a file; `undefined` is a missing field. */
interface Conversion {
  parse?: (stored: unknown) => unknown;
  serialize?: (value: Value) => unknown;
  /** Name of the input in messages, for a field with several inputs. */
  label?: string;
}

/** Creates a field that validates against a schema while typing, with the messages of the content check. */
export function createCheckedField(
  field: FormField,
  schema: z.ZodType,
  conversion: Conversion = {},
): FormField {
  const {
    parse = field.parse,
    serialize: store = (value) => field.serialize(value).value,
    label,
  } = conversion;
  const byDefault = schema.safeParse(undefined).data;
  const serialize = (value: unknown) => {
    const stored = store(value) as Value;
    return { value: stored === byDefault ? undefined : stored };
  };
  const describe = (value: unknown) => {
    const problem = describeProblem(schema, serialize(value).value);
    return problem && label ? `${label}: ${problem}` : problem;
  };
  return {
    ...field,
    parse: (stored) => parse(stored),
    serialize,
    validate: (value) => {
      const problem = describe(value);
      if (problem) throw new Error(problem);
      return value;
    },
    Input: (props) => createElement(CheckedInput, { ...props, Input: field.Input, describe }),
  };
}

/** Returns the first schema error of a value in Dutch. */
function describeProblem(schema: z.ZodType, value: unknown): string | undefined {
  const { error } = schema.safeParse(fillNames(value), { reportInput: true });
  const message = error && listFieldProblems(error.issues)[0]?.message;
  return message?.replace(/^veld "\[(\d+)\]"/, 'regel $1');
}

const figures = listFigures({ min: 3, max: 7 });
const names = new RegExp(`\\{(${[...countNames, ...figureNames].join('|')})\\}`, 'g');

/** Fills in placeholders with text of about the final length; the exact counts are not known in a browser. */
function fillNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fillNames);
  return typeof value === 'string'
    ? value.replace(names, (_, name: string) => figures[name] ?? 'zeven')
    : value;
}

type CheckedProps = ComponentProps<FormField['Input']> &
  Pick<FormField, 'Input'> & { describe: (value: unknown) => string | undefined };

/** Shows the problem after a change or on saving, so that an empty form does not start full of problems. */
function CheckedInput({ Input, describe, ...props }: CheckedProps) {
  const [first] = useState(props.value);
  const problem = props.forceValidation || props.value !== first ? describe(props.value) : undefined;
  return createElement(
    Fragment,
    null,
    createElement(Input, props),
    problem && createElement('p', { role: 'alert', className: 'problem' }, capitalise(problem)),
  );
}
