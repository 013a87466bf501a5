import { Buffer } from 'node:buffer';
import { isPlainForm } from './caller.ts';
import { withDeadline } from './deadline.ts';
import { describeFault } from './log.ts';
import { Refusal } from './outcome.ts';
import type { ContactSettings } from './settings.ts';

/** Reads the posted fields; throws a `Refusal` when they are too large, too slow, or no UTF-8 form or JSON object. */
export async function readPostedObject(request: Request, limits: ContactSettings['body']): Promise<object> {
  const bytes = await readBytes(request, limits);
  const text = attempt('encoding', () => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (isPlainForm(request)) {
    // Alone it says whether what is written in percents is UTF-8.
    attempt('encoding', () => decodeURIComponent(text));
    return Object.fromEntries(new URLSearchParams(text));
  }
  const posted = attempt('json', (): unknown => JSON.parse(text));
  if (typeof posted === 'object' && posted !== null && !Array.isArray(posted)) return posted;
  throw new Refusal(400, 'json');
}

async function readBytes({ body, headers }: Request, limits: ContactSettings['body']): Promise<Buffer> {
  const reader = body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = Number(headers.get('Content-Length')) > limits.maxBytes ? Infinity : 0;
  try {
    await withDeadline(limits.timeoutMs, async () => {
      for (let isDone = false; !isDone && size <= limits.maxBytes;) {
        const part = await reader.read();
        isDone = part.done;
        chunks.push(part.value ?? new Uint8Array());
        size += part.value?.length ?? 0;
      }
    });
  } catch (error) {
    // Not waited for, because a visitor that stalls would stall this too.
    reader.cancel().catch(() => undefined);
    throw describeFault(error) === 'ETIMEDOUT' ? new Refusal(408, 'slow') : new Refusal(400, 'aborted');
  }
  if (size <= limits.maxBytes) return Buffer.concat(chunks);
  reader.cancel().catch(() => undefined);
  throw new Refusal(413, 'size');
}

function attempt<T>(code: 'encoding' | 'json', parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new Refusal(400, code);
  }
}
