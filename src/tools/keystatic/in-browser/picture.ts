/** Replaces editors/faults/picture.ts in the browser, where the form made every picture a small JPEG. */
import { describeSize } from '../../../site/own-photo-schema.ts';

/** What is wrong with a picture, in Dutch, from its bytes. */
export async function describePicture(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const picture = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  return picture ? describeSize(picture) : 'is geen beeld dat je browser kan lezen';
}
