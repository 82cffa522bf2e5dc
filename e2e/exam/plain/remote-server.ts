import { once } from 'node:events';
import { serveFiles } from '../../site/serve-files';

/** The server of a remote; it keeps its address while it is down. */
export type RemoteServer = { origin: string; start: () => Promise<void>; stop: () => Promise<void> };

/** Serves the files of a remote. @param folder with its builds */
export async function startRemoteServer(folder: string): Promise<RemoteServer> {
  const { server, origin } = await serveFiles(() => folder);
  return {
    origin,
    start: async () => {
      if (server.listening) return;
      server.listen(Number(new URL(origin).port), '127.0.0.1');
      await once(server, 'listening');
    },
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
