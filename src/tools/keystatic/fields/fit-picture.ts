import { describeSize, pictureLimits } from '../../../site/own-photo-schema.ts';

/** A picture that was chosen. */
export interface Picture {
  data: Uint8Array;
  extension: string;
  /** Empty for one that was chosen just now. */
  filename: string;
}

/** A chosen picture at the size that the site uses, or what is wrong with it. */
export async function fitPicture(picture: Picture): Promise<Picture | string> {
  const { data, extension } = picture;
  // The server says why these cannot be.
  if (/^(svg|gif|tiff?)$/i.test(extension)) return picture;
  const image = await createImageBitmap(new Blob([data as Uint8Array<ArrayBuffer>])).catch(() => undefined);
  if (!image) return 'Dit bestand kan je browser niet lezen. Bewaar de foto eerst als JPEG.';
  const { width, height } = image;
  const fault = describeSize(image);
  if (fault) return `Deze foto ${fault}`;
  const scale = Math.max(pictureLimits.minWidth / width, pictureLimits.minHeight / height);
  if (scale >= 1) return picture;
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return picture;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  // Of these two only WebP can be see-through.
  const kind = /^(png|webp|avif)$/i.test(extension) ? 'webp' : 'jpeg';
  const blob = await canvas.convertToBlob({ type: `image/${kind}`, quality: 0.9 });
  return {
    ...picture,
    data: new Uint8Array(await blob.arrayBuffer()),
    extension: kind.replace('jpeg', 'jpg'),
  };
}
