import { localServerSettings } from './settings.ts';

const HIGHEST_PORT = 65_535;

/** Reads PORT from the environment; throws in Dutch when it is no port number. */
export function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return localServerSettings.defaultPort;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= HIGHEST_PORT) return port;
  throw new Error(`PORT is geen poortnummer: "${text}". Bijvoorbeeld: PORT=4322 npm start`);
}

/** The address to open in a browser for what the server listens on. */
export function getPrintedAddress(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Says in Dutch why the server did not start, and what to do about it. */
export function explainStartError(error: unknown, port: number, host: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const otherPort = port < HIGHEST_PORT ? port + 1 : port - 1;
  if (code === 'EADDRINUSE') return `Poort ${port} is bezet. Kies een andere: PORT=${otherPort} npm start`;
  if (code === 'EACCES') {
    return `Poort ${port} mag je niet gebruiken. Kies een andere: PORT=${localServerSettings.defaultPort} npm start`;
  }
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST ${host} is geen adres van deze computer.`;
  return message;
}
