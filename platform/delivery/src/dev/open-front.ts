import type { Server } from 'node:http';
import * as v from 'valibot';
import { choosePort } from './choose-port';

/**
 * Starts on a port that was free when it was chosen; while the first build was made, somebody may have taken it.
 * @param isFixed whether somebody has named the port
 * @throws {DeliveryError} when one that was named is in use
 */
export async function openFront(
  chosen: number,
  isFixed: boolean,
  start: (port: number) => Promise<Server>,
): Promise<{ port: number; server: Server }> {
  for (let port = chosen; ; port = await choosePort({ given: isFixed ? port : undefined, usual: port, by: 'PORT' })) {
    try {
      return { port, server: await start(port) };
    } catch (error) {
      const { code } = v.parse(v.object({ code: v.optional(v.string()) }), error);
      if (code !== 'EADDRINUSE') throw error;
    }
  }
}
