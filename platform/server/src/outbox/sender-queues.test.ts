import { createSenderQueues } from './sender-queues';

test('mails of one sender share a queue, those of many are spread, unknown ones apart', () => {
  const { note, queueOf } = createSenderQueues();
  for (let id = 1; id <= 500; id += 1) note(id, id % 2 ? 'one' : `${id}`);
  const odd = new Set(Array.from({ length: 250 }, (_, at) => queueOf(2 * at + 1)));
  const even = new Set(Array.from({ length: 250 }, (_, at) => queueOf(2 * at + 2)));
  expect(odd.size).toBe(1);
  expect(even.size).toBeGreaterThan(40);
  expect(even.size).toBeLessThanOrEqual(64);
  expect(queueOf(501)).toBe(0);
  expect([...odd, ...even]).not.toContain(0);
});

test('the queue of a sender is another one after a start, as a rule', () => {
  const found = Array.from({ length: 20 }, () => {
    const { note, queueOf } = createSenderQueues();
    note(1, 'one');
    return queueOf(1);
  });
  expect(new Set(found).size).toBeGreaterThan(1);
});

test('the queues of the latest ten thousand are remembered, and no more', () => {
  const { note, queueOf } = createSenderQueues();
  for (let id = 1; id <= 10_001; id += 1) note(id, 'one');
  expect([queueOf(1), queueOf(2) > 0]).toEqual([0, true]);
});
