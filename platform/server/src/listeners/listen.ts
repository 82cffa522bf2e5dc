import type { FastifyInstance } from 'fastify';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { ServerError } from '../server-error';

/**
 * Opens a listener. @returns its address
 * @throws {ServerError} when the port is in use or this machine does not have the address, naming the setting.
 */
export async function listen(
  server: FastifyInstance,
  { host, port, setting }: { host: string; port: number; setting: string },
): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (cause) {
    const code = systemErrorCode(cause);
    if (code === 'EADDRINUSE') {
      const remedy = `Stop the other server, or set ${setting} to a free one`;
      throw new ServerError('port-in-use', `Port ${port}`, 'it is in use', remedy, { cause });
    }
    if (code === 'EADDRNOTAVAIL') {
      const subject = `LISTEN_ADDRESS "${host}"`;
      const reason = 'this machine does not have it';
      throw new ServerError('address-unavailable', subject, reason, 'Set one of its addresses', { cause });
    }
    throw cause;
  }
}

/** How long (ms) requests that are under way may take when the server closes. */
const closeTimeout = 30_000;

/**
 * Accepts no new requests and completes those under way. Keep-alive connections are closed as they become idle, and
 * all others after the timeout.
 */
export async function closeListener(server: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => server.server.closeIdleConnections(), 20);
  const cut = setTimeout(() => server.server.closeAllConnections(), closeTimeout);
  try {
    await server.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
