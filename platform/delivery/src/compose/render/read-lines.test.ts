import { Readable } from 'node:stream';
import { readLines } from './read-lines';

async function read(chunks: readonly Buffer[], maxBytes = 100): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(Readable.from(chunks), maxBytes)) lines.push(line);
  return lines;
}

test('lines are read across pieces, even within a character; an unfinished one is not', async () => {
  const bytes = Buffer.from('one\n\nzwei Türen\nthree\nrest');
  for (const size of [1, 2, 5, 100]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    expect(await read(chunks)).toEqual(['one', '', 'zwei Türen', 'three']);
  }
});

test('a line without an end is given up once it is too long', async () => {
  let taken = 0;
  const endless = async function* () {
    for (; ; taken += 1) yield Buffer.alloc(1000, 'x');
  };
  const reading = (async () => {
    for await (const _ of readLines(endless(), 10_000)) throw new Error('it is no line');
  })();
  await expect(reading).rejects.toThrow('a line of more than 10000 bytes');
  expect(taken).toBeLessThan(20);
});
