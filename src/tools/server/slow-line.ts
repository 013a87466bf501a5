// A slow line in front of a server: packets, slow start, loss and distance, on any machine and without root.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The line: a round trip, its capacity (bits per ms are kilobits per second), and packets lost. */
export const line = { roundTripMs: 150, kilobits: 1_600, lostPercent: 1 };
const { roundTripMs, kilobits: bitsPerMs } = line;
const firstPackets = 10;
const payload = 1_460;
const header = 40;
const lossRate = line.lostPercent / 100;

/** What all connections of a line share; a packet occupies it until `freeAt`. */
interface Link {
  freeAt: number;
  isLost: () => boolean;
}

/** Returns a connection's sender: given bytes and a time in ms, it tells when each packet of them arrives. */
export function createSender(link: Link): (bytes: number, now: number) => number[] {
  const answers: number[] = [];
  let window = firstPackets;
  let threshold = Infinity;
  let arrivesAt = 0;
  const sendPacket = (size: number, now: number) => {
    let sentAt = now;
    for (let [answer] = answers; answer !== undefined; [answer] = answers) {
      if (answer > sentAt && answers.length < Math.floor(window)) break;
      sentAt = Math.max(sentAt, answer);
      answers.shift();
      window += window < threshold ? 1 : 1 / window;
    }
    link.freeAt = Math.max(sentAt, link.freeAt) + ((size + header) * 8) / bitsPerMs;
    // A lost packet is sent again after a round trip; what follows waits for it.
    const isLost = link.isLost();
    if (isLost) {
      threshold = Math.max(window / 2, 2);
      window = threshold;
    }
    arrivesAt = Math.max(arrivesAt, link.freeAt + roundTripMs / 2 + (isLost ? roundTripMs : 0));
    answers.push(arrivesAt + roundTripMs / 2);
    return arrivesAt;
  };
  return (bytes, now) =>
    Array.from({ length: Math.ceil(bytes / payload) }, (_, index) =>
      sendPacket(Math.min(payload, bytes - index * payload), now),
    );
}

/** Opens a slow line to a port of this machine; `restart` makes it lose the same packets again for the same seed. */
export async function openSlowLine(target: number) {
  const link: Link = { freeAt: 0, isLost: () => false };
  const server = createServer((browser) => {
    // TCP's own handshake.
    const openAt = performance.now() + roundTripMs;
    const upstream = connect(target, '127.0.0.1');
    const send = createSender(link);
    const toBrowser = createQueue(browser);
    const toServer = createQueue(upstream);
    upstream.on('data', (data: Buffer) =>
      send(data.length, performance.now()).forEach((at, index) =>
        toBrowser(data.subarray(index * payload, (index + 1) * payload), at),
      ),
    );
    browser.on('data', (data: Buffer) =>
      toServer(data, Math.max(performance.now(), openAt) + roundTripMs / 2),
    );
    for (const [one, other] of [[browser, upstream] as const, [upstream, browser] as const]) {
      one.on('error', () => one.destroy()).on('close', () => other.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    restart: (seed: number) => Object.assign(link, { freeAt: 0, isLost: createLoss(seed) }),
    close: () => server.close(),
  };
}

/** Writes each piece at its time; timers of one millisecond may fire in any order, the pieces may not. */
function createQueue(to: Socket): (data: Buffer, at: number) => void {
  const waiting: Buffer[] = [];
  return (data, at) => {
    waiting.push(data);
    setTimeout(() => to.write(waiting.shift() ?? ''), at - performance.now());
  };
}

/** Loses one packet in a hundred, by a generator of Lehmer's. */
function createLoss(seed: number): () => boolean {
  let state = seed * 16_807;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647 < lossRate;
  };
}
