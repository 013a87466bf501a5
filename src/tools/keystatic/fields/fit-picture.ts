import { describeSize, pictureLimits } from '../../../site/own-photo-schema.ts';

/** A picture that was chosen. */
export interface Picture {
  data: Uint8Array;
  extension: string;
  /** Empty for one that was chosen just now. */
  filename: string;
}

/** A chosen picture at the size that the site uses, as a JPEG, or what is wrong with it. */
export async function fitPicture(picture: Picture): Promise<Picture | string> {
  const file = new Blob([picture.data as Uint8Array<ArrayBuffer>]);
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return 'Dit bestand kan je browser niet lezen. Bewaar de foto eerst als JPEG.';
  const { width, height } = image;
  const fault = describeSize(image);
  if (fault) return `Deze foto ${fault}`;
  const scale = Math.min(1, Math.max(pictureLimits.minWidth / width, pictureLimits.minHeight / height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  // A JPEG cannot be see-through.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  return { ...picture, data: new Uint8Array(await blob.arrayBuffer()), extension: 'jpg' };
}
