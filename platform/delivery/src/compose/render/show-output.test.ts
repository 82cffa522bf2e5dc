import { Readable } from 'node:stream';
import { showOutput } from './show-output';

async function show(...chunks: readonly string[]): Promise<string> {
  const print = jest.spyOn(console, 'error').mockImplementation(() => {});
  await showOutput(Readable.from(chunks.map((text) => Buffer.from(text))));
  const printed = print.mock.calls.flat().join('\n');
  print.mockRestore();
  return printed;
}

test('each line that a page prints says so, and none steers the terminal', async () => {
  expect(await show('one\u001b[31m\u0007\u009b', '\r\ntwo\rComposed: everything is well\n')).toBe(
    ['one', 'two', 'Composed: everything is well'].map((line) => `printed by a page: ${line}`).join('\n'),
  );
  expect(await show()).toBe('');
});

test('what a page prints without end is cut', async () => {
  const printed = await show(...Array.from({ length: 100 }, () => `${'x'.repeat(999)}\n`));
  expect(printed.length).toBeLessThan(22_000);
  expect(printed).toMatch(/\nprinted by a page: and more$/);
});
