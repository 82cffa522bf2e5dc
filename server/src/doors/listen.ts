import type { FastifyInstance } from 'fastify';
import { systemErrorCode } from 'shared-config/contract/system-error-code';
import { ServerError } from '../server-error';

/**
 * Opens a door. @returns its address
 * @throws {ServerError} when the port is taken or the address is none of this machine, naming the setting.
 */
export async function listen(
  server: FastifyInstance,
  { host, port, setting }: { host: string; port: number; setting: string },
): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (cause) {
    switch (systemErrorCode(cause)) {
      case 'EADDRINUSE':
        throw new ServerError(
          'port-in-use',
          `Port ${port}`,
          'it is in use',
          `Stop the other server, or set ${setting} to a free one`,
          {
            cause,
          },
        );
      case 'EADDRNOTAVAIL':
        throw new ServerError(
          'address-unavailable',
          `LISTEN_ADDRESS "${host}"`,
          'this machine does not have it',
          'Set one of its addresses',
          {
            cause,
          },
        );
      default:
        throw cause;
    }
  }
}

/** Longest wait in ms for requests that are under way when the server closes. */
const closeTimeout = 30_000;

/**
 * Takes nothing new, and lets what is under way end. Connections that are kept alive turn idle one after the other;
 * whatever is not by then is cut.
 */
export async function closeDoor(server: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => server.server.closeIdleConnections(), 20);
  const cut = setTimeout(() => server.server.closeAllConnections(), closeTimeout);
  try {
    await server.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
