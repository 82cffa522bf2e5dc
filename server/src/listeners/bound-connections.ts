import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What the connections of a listener may take. */
export type ConnectionLimits = {
  /** How long (ms) a connection may be without progress, with nothing read and nothing written. nginx waits as long. */
  silence: number;
  /** Connections at one time: each has at most one file open. Further ones are closed at once. */
  connections: number;
  /** Requests that wait behind another one, of all connections: some 3 kB each. A connection that brings more is closed. */
  waiting: number;
};

const defaultLimits: ConnectionLimits = { silence: 60_000, connections: 2000, waiting: 20_000 };

/** How long (ms) a request may take to arrive, and how long a connection waits for the next one. */
const requestTimeout = 30_000;
const keepAliveTimeout = 72_000;

/**
 * A server whose connections take bounded memory, handles and time. Node prepares the answers of pipelined requests all at
 * once (RFC 9112 §9.3.2 allows them), and leaves those that wait open when their client goes.
 */
export function createBoundServer(handle: RequestListener, limits: ConnectionLimits = defaultLimits): Server {
  const server = createServer({ requestTimeout, keepAliveTimeout }, answerInTurn(handle, limits.waiting));
  server.timeout = limits.silence;
  server.maxConnections = limits.connections;
  return server;
}

type Exchange = [request: IncomingMessage, response: ServerResponse<IncomingMessage> & { req: IncomingMessage }];

/** Handles the requests of a connection one after another: the next when the response before is with the operating system. */
function answerInTurn(handle: RequestListener, maxWaiting: number): RequestListener {
  /** Requests that wait, by the connections that have one under way. */
  const queues = new WeakMap<Socket, Exchange[]>();
  let waiting = 0;

  const answer = (exchange: Exchange, queue: Exchange[]) => {
    const [{ socket }, response] = exchange;
    response.once('close', () => {
      // Nobody is there any more to answer.
      if (!socket.writable) waiting -= queue.splice(0).length;
      const next = queue.shift();
      if (next === undefined) {
        queues.delete(socket);
        return;
      }
      waiting -= 1;
      answer(next, queue);
    });
    handle(...exchange);
  };

  return (...exchange) => {
    const [{ socket }] = exchange;
    const queue = queues.get(socket);
    if (queue === undefined) {
      const created: Exchange[] = [];
      queues.set(socket, created);
      answer(exchange, created);
    } else if (waiting >= maxWaiting) {
      socket.destroy();
    } else {
      waiting += 1;
      queue.push(exchange);
    }
  };
}
