import { fields } from '@keystatic/core';
import type { z } from 'astro/zod';
import { createElement, Fragment, useState, type ComponentProps } from 'react';

import { createCheckedField, type FormField } from './checked-field.ts';
import type { Description } from './describe.ts';
import { fitPicture, type Picture } from './fit-picture.ts';

/** A picture file, measured before it is sent; a new one is named after its folder. */
export function createPicture(schema: z.ZodType, about: Description): FormField {
  const image = fields.image({ ...about, transformFilename: () => '' });
  const nameOf = ({ filename, extension }: Picture, slug: string) =>
    filename || `${slug}.${extension.toLowerCase()}`;
  const { Input, validate } = createCheckedField(image as unknown as FormField, schema, {
    serialize: (value: Picture | null) => (value ? nameOf(value, 'foto') : undefined),
  });
  const serialize: typeof image.serialize = (value, { slug = '' }) => {
    const named = value && { ...value, filename: nameOf(value, slug) };
    return image.serialize(named, { slug, suggestedFilenamePrefix: undefined });
  };
  const MeasuredInput = (props: ComponentProps<FormField['Input']>) => {
    const [fault, setFault] = useState<string>();
    const onChange = async (picture: Picture | null) => {
      const fitted = picture && (await fitPicture(picture));
      const isFault = typeof fitted === 'string';
      setFault(isFault ? fitted : undefined);
      if (!isFault) props.onChange(fitted);
    };
    const message = fault && createElement('p', { role: 'alert', className: 'fault' }, fault);
    return createElement(Fragment, null, createElement(Input, { ...props, onChange }), message);
  };
  return { ...image, Input: MeasuredInput, validate, serialize } as unknown as FormField;
}
