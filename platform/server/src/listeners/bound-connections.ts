import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The limits of a listener's connections. */
export type ConnectionLimits = {
  /**
   * How long (ms) a connection may be without progress, with nothing read and nothing written. nginx waits as long. Of an answer
   * that is half written Node compares what is left with what was left before: its connection is closed after at most twice that.
   */
  silence: number;
  /** How long (ms) a request may take to arrive. */
  arrival: number;
  /**
   * Connections at one time: each has at most one file open. A further one takes the place of the one without progress for longest: a
   * proxy has one for each request of each visitor, of whom one may read nothing of hundreds.
   */
  connections: number;
  /**
   * Requests of a connection that wait behind another one, beyond which nothing more is read of it: browsers let none wait. Those
   * of the 64 kB that Node reads at once still come.
   */
  waiting: number;
  /** Memory (bytes) of the requests that wait, of all connections. A connection that brings more is closed. */
  waitingMemory: number;
};

const defaultLimits: ConnectionLimits = {
  silence: 60_000,
  arrival: 30_000,
  connections: 2000,
  waiting: 10,
  waitingMemory: 32 * 1024 * 1024,
};

/** How long (ms) a connection waits for the next request. */
const keepAliveTimeout = 72_000;

/**
 * A server whose connections take bounded memory, handles and time. Node prepares the answers of pipelined requests all at
 * once (RFC 9112 §9.3.2 allows them), and leaves those that wait open when their client goes.
 */
export function createBoundServer(handle: RequestListener, changed: Partial<ConnectionLimits> = {}): Server {
  const limits = { ...defaultLimits, ...changed };
  const take = answerInTurn(handle, limits);
  // Node would answer itself what has no Host or an expectation, without the headers of every response.
  const server = createServer({ requestTimeout: limits.arrival, keepAliveTimeout, requireHostHeader: false }, take);
  server.on('checkExpectation', take);
  server.timeout = limits.silence;
  // By default Node drops all headers after 1,000, and so those that a proxy adds. They have 16 kB in all.
  server.maxHeadersCount = 0;
  boundNumber(server, limits.connections);
  return server;
}

/** How often (ms) it is looked at whether connections progress. */
const lookInterval = 1000;

const movedBytes = ({ bytesRead, bytesWritten }: Socket) => bytesRead + bytesWritten;

/** Bounds the number of connections: beyond `most`, the one without progress for longest gives way. */
function boundNumber(server: Server, most: number): void {
  /** The bytes that each had moved when it was last looked at; the one without progress for longest is first. */
  const open = new Map<Socket, number>();
  const look = setInterval(() => {
    for (const [socket, before] of [...open]) {
      const moved = movedBytes(socket);
      if (moved === before) continue;
      open.delete(socket);
      open.set(socket, moved);
    }
  }, lookInterval);
  look.unref();
  server.on('close', () => clearInterval(look));
  server.on('connection', (socket) => {
    const [oldest] = open.keys();
    if (open.size >= most && oldest) {
      open.delete(oldest);
      oldest.destroy();
    }
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
}

type Exchange = [request: IncomingMessage, response: ServerResponse<IncomingMessage> & { req: IncomingMessage }];

/** The requests of a connection that wait, and the memory that they take. */
type Queue = { exchanges: Exchange[]; memory: number };

/** The memory of a waiting request in bytes (measured): its objects, and each text of its head. */
const memoryOf = ({ rawHeaders, url = '' }: IncomingMessage) =>
  rawHeaders.reduce((sum, text) => sum + text.length + 24, 4000 + url.length);

/** Handles the requests of a connection one after another: the next when the response before is with the operating system. */
function answerInTurn(handle: RequestListener, { waiting, waitingMemory }: ConnectionLimits): RequestListener {
  /** The queues of the connections that have a request under way. */
  const queues = new WeakMap<Socket, Queue>();
  let memory = 0;

  const release = (queue: Queue, freed: number) => {
    queue.memory -= freed;
    memory -= freed;
  };

  const answer = (exchange: Exchange, queue: Queue) => {
    const [{ socket }, response] = exchange;
    response.once('close', () => {
      // Nobody is there any more to answer.
      if (!socket.writable) {
        queue.exchanges = [];
        release(queue, queue.memory);
      }
      const next = queue.exchanges.shift();
      if (next === undefined) {
        queues.delete(socket);
        return;
      }
      release(queue, memoryOf(next[0]));
      if (queue.exchanges.length < waiting && socket.isPaused()) socket.resume();
      answer(next, queue);
    });
    handle(...exchange);
  };

  const isFull = (socket: Socket) => (queues.get(socket)?.exchanges.length ?? 0) >= waiting;
  const paused = new WeakSet<Socket>();

  /** Reads no more of a connection: the rest is dropped when its client goes. */
  const pause = (socket: Socket) => {
    socket.pause();
    if (paused.has(socket)) return;
    paused.add(socket);
    // Node reads on at the end of every request.
    socket.on('resume', () => {
      if (isFull(socket)) socket.pause();
    });
  };

  return (...exchange) => {
    const [request] = exchange;
    const { socket } = request;
    // The rest of the bytes read at once, of a connection that is closed.
    if (!socket.writable) return;
    const queue = queues.get(socket);
    if (queue === undefined) {
      const created: Queue = { exchanges: [], memory: 0 };
      queues.set(socket, created);
      answer(exchange, created);
      return;
    }
    const needed = memoryOf(request);
    if (memory + needed > waitingMemory) {
      socket.destroy();
      return;
    }
    release(queue, -needed);
    queue.exchanges.push(exchange);
    if (isFull(socket)) pause(socket);
  };
}
