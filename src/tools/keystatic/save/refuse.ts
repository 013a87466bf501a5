import { ContentError } from '../../../collections/faults/zod.ts';

/** Throws the faults of a file, if there are any. */
export function refuse(file: string, faults: { message: string }[]): void {
  if (faults.length === 0) return;
  throw new ContentError(
    file,
    faults.map(({ message }) => message),
  );
}
