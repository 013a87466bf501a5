// `npm run bench:contact`: messages through the local server into an outbox, and what became of them; none may be lost or doubled.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactPath, localAnonKey } from '../../../supabase/functions/send-contact-email/message.ts';
import { sampleMessage } from '../../../supabase/functions/send-contact-email/testing/sample-message.ts';

const MESSAGES = Number(process.argv[2] ?? 5_000);
const AT_ONCE = [1, 8, 64];

interface Round {
  readonly atOnce: number;
  readonly isFailing: boolean;
}

interface Measured {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly lost: number;
  readonly doubled: number;
}

console.log('| At once | Every third delivery fails | Messages/s | p99 ms | Lost | Doubled |');
console.log('| ------: | -------------------------- | ---------: | -----: | ---: | ------: |');
for (const isFailing of [false, true]) {
  for (const atOnce of AT_ONCE) {
    const { perSecond, p99Ms, lost, doubled } = await measure({ atOnce, isFailing });
    const cells = [atOnce, isFailing ? 'yes' : 'no', perSecond.toFixed(0), p99Ms.toFixed(1), lost, doubled];
    console.log(`| ${cells.join(' | ')} |`);
    if (lost + doubled > 0) process.exitCode = 1;
  }
}

async function measure(round: Round): Promise<Measured> {
  const outbox = await mkdtemp(join(tmpdir(), 'maquette-bench-'));
  // A process of its own, so that the visitors do not slow down the server they measure.
  const server = fork(join(import.meta.dirname, 'contact-server.ts'), [outbox, String(round.isFailing)]);
  try {
    const [port] = (await once(server, 'message')) as [number];
    const startedAt = performance.now();
    const times = await sendAll(`http://127.0.0.1:${port}`, round.atOnce);
    const perSecond = MESSAGES / ((performance.now() - startedAt) / 1000);
    return { perSecond, p99Ms: getPercentile(times, 0.99), ...(await countArrived(outbox)) };
  } finally {
    server.kill();
    await rm(outbox, { recursive: true, force: true });
  }
}

async function sendAll(origin: string, atOnce: number): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const visit = async () => {
    while (next < MESSAGES) times.push(await sendUntilTaken(origin, next++));
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  return times;
}

/** Sends as a visitor does who tries again until the page says thank you; returns how long that took, in ms. */
async function sendUntilTaken(origin: string, number: number): Promise<number> {
  const startedAt = performance.now();
  const body = JSON.stringify({ ...sampleMessage, message: `Bericht ${number}\n${sampleMessage.message}` });
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${localAnonKey}`,
    Origin: origin,
  };
  for (let isTaken = false; !isTaken;) {
    const response = await fetch(origin + contactPath, { method: 'POST', headers, body });
    await response.arrayBuffer();
    isTaken = response.ok;
  }
  return performance.now() - startedAt;
}

async function countArrived(outbox: string): Promise<{ lost: number; doubled: number }> {
  const files = await readdir(outbox);
  const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'latin1')));
  const numbers = mails.map((mail) => /^\| Bericht (\d+)\r$/m.exec(mail)?.[1]);
  const arrived = new Set(numbers.filter((number) => number !== undefined));
  return { lost: MESSAGES - arrived.size, doubled: files.length - arrived.size };
}

function getPercentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN;
}
