import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { ClientRequest, type IncomingMessage } from 'node:http';
import * as v from 'valibot';

/** How many bytes a response may have, for the requests made within. */
const bound = new AsyncLocalStorage<number>();

const startedSchema = v.object({ request: v.instance(ClientRequest) });

// npm's libraries have no option for the size of an answer, and read all of one that is an error, too. Node tells of each request.
subscribe('http.client.request.start', (message) => {
  const most = bound.getStore();
  if (most === undefined) return;
  const { request } = v.parse(startedSchema, message);
  request.prependOnceListener('response', (response: IncomingMessage) => boundAnswer(request, response, most));
});

/** A header for npm's libraries: a compressed response has no bound once it is decompressed. */
export const unpacked = { 'accept-encoding': 'identity' };

/**
 * Runs what asks a registry through npm's libraries: an answer ends with an error once it has more bytes than it may, and at once
 * when it is packed though `unpacked` was asked for.
 */
export const withBoundedAnswers = <Answer>(most: number, ask: () => Promise<Answer>): Promise<Answer> =>
  bound.run(most, ask);

function boundAnswer(request: ClientRequest, response: IncomingMessage, most: number): void {
  const refuse = (reason: string) => response.destroy(Object.assign(new Error(reason), { code: 'ETOOLARGE' }));
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && String(request.getHeader('accept-encoding')) === 'identity') {
    // Bytes that have come already would be unpacked all the same.
    delete response.headers['content-encoding'];
    refuse(`it answers in ${encoding}, although it was asked not to`);
    return;
  }
  let size = 0;
  response.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) refuse(`its answer has more than ${most / 2 ** 20} MiB`);
  });
}
