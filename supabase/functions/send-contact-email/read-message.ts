import { Buffer } from 'node:buffer';
import { isPlainForm } from './caller.ts';
import { checkField } from './check-field.ts';
import { withDeadline } from './deadline.ts';
import { describeDrawing, isDrawing } from './drawing.ts';
import { honeypotField, messageFields, type CheckedMessage, type ContactMessage } from './message.ts';
import { describeError, Refusal } from './outcome.ts';
import type { ContactSettings } from './settings.ts';

/** Reads and validates a posted message; `home` is the origin of its page. Throws a `Refusal`. */
export async function readMessage(
  request: Request,
  home: string,
  limits: ContactSettings['body'],
): Promise<CheckedMessage> {
  // A map, so that inherited keys such as `constructor` do not count as posted.
  const posted = new Map<string, unknown>(Object.entries(await readPostedObject(request, home, limits)));
  const wrongFields: string[] = [];
  const values: [string, unknown][] = [];
  for (const field of messageFields) {
    const typed = posted.get(field.key) ?? '';
    const checked = typeof typed === 'string' ? checkField(field, typed) : undefined;
    if (checked && 'value' in checked) values.push([field.key, checked.value]);
    else wrongFields.push(field.key);
  }
  if (wrongFields.length > 0) throw new Refusal(422, 'fields', {}, { fields: wrongFields });
  const spam = posted.get(honeypotField) ?? '';
  // The type is derived from the same list.
  const message = Object.fromEntries(values) as ContactMessage;
  return { message, isLikelySpam: typeof spam !== 'string' || spam.trim() !== '' };
}

async function readPostedObject(
  request: Request,
  home: string,
  limits: ContactSettings['body'],
): Promise<object> {
  const bytes = await readBytes(request, limits);
  const text = attempt('encoding', () => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (isPlainForm(request)) {
    // Throws on percent-encoded bytes that are not UTF-8, which `URLSearchParams` accepts.
    attempt('encoding', () => decodeURIComponent(text));
    const form = new URLSearchParams(text);
    return {
      ...Object.fromEntries(form),
      ...(isDrawing(form) && { message: describeDrawing(form, home) }),
    };
  }
  const posted = attempt('json', (): unknown => JSON.parse(text));
  if (typeof posted === 'object' && posted !== null && !Array.isArray(posted)) return posted;
  throw new Refusal(400, 'json');
}

async function readBytes({ body, headers }: Request, { maxBytes, timeoutMs }: ContactSettings['body']) {
  const chunks: Uint8Array[] = [];
  let size = Number(headers.get('Content-Length') ?? 0) > maxBytes ? Infinity : 0;
  const sink = new WritableStream<Uint8Array>({
    start: (controller) => (size > maxBytes ? controller.error() : undefined),
    write: (chunk) => {
      size += chunk.length;
      if (size > maxBytes) throw new Error('Too large');
      chunks.push(chunk);
    },
  });
  try {
    // When the sink fails or is aborted, the body is cancelled.
    await withDeadline(timeoutMs, async (signal) => body?.pipeTo(sink, { signal }));
  } catch (error) {
    if (size > maxBytes) throw new Refusal(413, 'size');
    throw describeError(error) === 'ETIMEDOUT' ? new Refusal(408, 'slow') : new Refusal(400, 'aborted');
  }
  return Buffer.concat(chunks);
}

function attempt<T>(code: 'encoding' | 'json', parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new Refusal(400, code);
  }
}
