import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** A server of a test's own. */
export type Listening = { origin: string; stop: () => Promise<void> };

/** Answers requests on any free port. */
export async function listen(answer: RequestListener): Promise<Listening> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    origin: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
