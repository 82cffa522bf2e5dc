import { createServer } from 'node:net';

/** Port of a served site, when nobody names another. */
export const usualSitePort = 4173;

/** How far from the usual port a free one is looked for. */
const range = 100;

/** Whether nobody listens on a port of this machine. */
export function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * A port of this machine on which nobody listens: the usual one, or the next.
 * @param taken ports that are meant for something else
 */
export async function findFreePort(usual: number, taken: ReadonlySet<number> = new Set()): Promise<number> {
  for (let port = usual; port < usual + range; port += 1) if (!taken.has(port) && (await isPortFree(port))) return port;
  throw new Error(`no port from ${usual} to ${usual + range - 1} is free`);
}

/** The one rule for ports, as the help of each command that opens one tells it. */
export const describePort = (what: string, usual: number): string =>
  `port of ${what}; when absent ${usual}, or the next one that is free. One that is named and in use is refused`;
