import { fields } from '@keystatic/core';
import type { z } from 'astro/zod';
import { createElement, Fragment, useState, type ComponentProps } from 'react';

import { describeSize, pictureLimits } from '../../../site/photo-schema.ts';
import { createCheckedField, type FormField } from './checked-field.ts';
import type { Description } from './describe.ts';

interface Picture {
  data: Uint8Array;
  extension: string;
  /** Empty for a new picture. */
  filename: string;
}

/** Creates a field for a picture that is resized before upload; a new picture is named after its folder. */
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
    const [problem, setProblem] = useState<string>();
    const onChange = async (picture: Picture | null) => {
      const fitted = picture && (await fitPicture(picture));
      const isProblem = typeof fitted === 'string';
      setProblem(isProblem ? fitted : undefined);
      if (!isProblem) props.onChange(fitted);
    };
    const message = problem && createElement('p', { role: 'alert', className: 'problem' }, problem);
    return createElement(Fragment, null, createElement(Input, { ...props, onChange }), message);
  };
  return { ...image, Input: MeasuredInput, validate, serialize } as unknown as FormField;
}

/** Resizes a picture to the size that the site uses, as JPEG; returns a Dutch message for an unusable one. */
async function fitPicture(picture: Picture): Promise<Picture | string> {
  const file = new Blob([picture.data as Uint8Array<ArrayBuffer>]);
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return 'Dit bestand kan je browser niet lezen. Bewaar de foto eerst als JPEG.';
  const { width, height } = image;
  const problem = describeSize(image);
  if (problem) return `Deze foto ${problem}`;
  const scale = Math.min(1, Math.max(pictureLimits.minWidth / width, pictureLimits.minHeight / height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  // JPEG has no transparency.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  return { ...picture, data: new Uint8Array(await blob.arrayBuffer()), extension: 'jpg' };
}
