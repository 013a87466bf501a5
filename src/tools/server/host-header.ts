import type { IncomingMessage } from 'node:http';

const HOST = /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Whether a request names one host, and one that a browser could open; Node lets two pass, and `1.2.3.4.5` too. */
export function hasOneHost({ headersDistinct }: IncomingMessage): boolean {
  const [host = '', ...others] = headersDistinct.host ?? [];
  return others.length === 0 && HOST.test(host) && URL.canParse(`http://${host}`);
}
