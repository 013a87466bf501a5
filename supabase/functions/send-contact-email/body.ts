import { isPlainForm } from './caller.ts';
import { withDeadline } from './deadline.ts';
import { Refusal } from './outcome.ts';
import type { ContactSettings } from './settings.ts';

/** Reads the posted fields; throws a `Refusal` when they are too large, too slow, or no UTF-8 form or JSON object. */
export async function readPostedObject(request: Request, limits: ContactSettings['body']): Promise<object> {
  const bytes = await readBytes(request, limits);
  const text = decodeUtf8(bytes);
  if (isPlainForm(request)) return parseForm(text);
  const posted = parseJson(text);
  if (typeof posted === 'object' && posted !== null && !Array.isArray(posted)) return posted;
  throw new Refusal(400, 'json');
}

async function readBytes(request: Request, limits: ContactSettings['body']): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  try {
    if (Number(request.headers.get('Content-Length')) > limits.maxBytes) throw new Refusal(413, 'size');
    return await withDeadline(limits.timeoutMs, () => readUpTo(reader, limits.maxBytes));
  } catch (error) {
    // Lets go of what still comes in; not waited for, because a visitor that stalls would stall this too.
    reader.cancel().catch(() => undefined);
    if (error instanceof Refusal) throw error;
    throw isTimeout(error) ? new Refusal(408, 'slow') : new Refusal(400, 'aborted');
  }
}

async function readUpTo(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > maxBytes) throw new Refusal(413, 'size');
    chunks.push(part.value);
  }
  return concatenate(chunks, size);
}

function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'encoding');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'json');
  }
}

function parseForm(text: string): object {
  try {
    // Alone it says whether what is written in percents is UTF-8.
    decodeURIComponent(text);
  } catch {
    throw new Refusal(400, 'encoding');
  }
  return Object.fromEntries(new URLSearchParams(text));
}
