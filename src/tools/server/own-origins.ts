import { hostname, networkInterfaces } from 'node:os';

/** The origins under which a browser, here or elsewhere in the network, can open a server on this port. */
export function listOwnOrigins(port: number): string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  return ['localhost', '127.0.0.1', '[::1]', hostname(), ...addresses]
    .map((host) => URL.parse(`http://${host}:${port}`)?.origin)
    .filter((origin) => origin !== undefined);
}
