import { parseRenderMessage } from './render-protocol';

test('a reason of megabytes is not kept in memory for the part of it that is looked at', () => {
  const before = process.memoryUsage().heapUsed;
  const line = (at: number) => JSON.stringify({ kind: 'result', result: { reason: `${at}${'x'.repeat(16_000_000)}` } });
  const messages = Array.from({ length: 20 }, (_, at) => parseRenderMessage(line(at)));
  expect(messages[19]).toEqual({ kind: 'result', result: { reason: `19${'x'.repeat(3_998)}` } });
  // A heap that is nowhere near its limit collects before it grows by this much.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(350_000_000);
});

test('what is no message is none', () => {
  expect(parseRenderMessage('{"kind":"result"}')).toBeUndefined();
  expect(parseRenderMessage('not JSON')).toBeUndefined();
});
