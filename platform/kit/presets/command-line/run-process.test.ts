import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expectConsole } from '../jest/expect-console';
import { defineCommand } from './command';
import { runCommand, runProcess } from './run-process';
import { UsageError } from './usage-error';

// As `npx -y pnpm@12 releases | head` ends: the reader closes the pipe while there is more to print.
test('a reader that has seen enough ends a command without an error', async () => {
  const module = resolve(import.meta.dirname, 'run-process.ts');
  const print = "for (let line = 0; line < 100_000; line += 1) console.log('a line of a long list');";
  const source = `require(${JSON.stringify(module)}).runProcess(async () => { ${print} }, String);`;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', source]);
  const errors = text(child.stderr);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = await once(child, 'exit');
  expect({ code, errors: await errors }).toEqual({ code: 0, errors: '' });
});

test('with --json only JSON goes to standard output; warnings go to standard error', async () => {
  const command = defineCommand({
    summary: 'say something',
    run: () => ({ lines: ['done'], data: { done: true }, warnings: ['Warning: a page was left out'] }),
  });
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  expectConsole('error', /^Warning: a page was left out$/);
  await runCommand(command, { name: 'say', args: ['--json'], dependencies: undefined });
  expect(print.mock.calls.map(([line]) => JSON.parse(line))).toEqual([{ done: true }]);
});

test('output has no terminal control characters: removed in text, escaped in JSON', async () => {
  const said = 'a\u001b[2J\u0007b';
  const command = defineCommand({
    summary: 'say something',
    run: () => ({ lines: [said], data: [said], warnings: [said] }),
  });
  const print = jest
    .spyOn(console, 'log')
    .mockClear()
    .mockImplementation(() => {});
  expectConsole('error', /^ab$/);
  for (const args of [[], ['--json']]) await runCommand(command, { name: 'say', args, dependencies: undefined });
  const [line, json] = print.mock.calls.flat();
  print.mockRestore();
  expect(line).toBe('ab');
  expect(json).toMatch(/^[\n\x20-\x7e]*$/);
  expect(JSON.parse(json)).toEqual([said]);
});

describe('how a command has ended', () => {
  afterEach(() => {
    process.exitCode = 0;
    jest.restoreAllMocks();
  });
  const end = async (result: { lines: readonly string[]; exitCode?: number } | undefined, ...args: string[]) => {
    const print = jest
      .spyOn(console, 'log')
      .mockClear()
      .mockImplementation(() => {});
    const command = defineCommand({ summary: 'end', run: () => result });
    await runCommand(command, { name: 'end', args, dependencies: undefined });
    return [print.mock.calls.flat(), process.exitCode];
  };

  test('is the exit code that it sets, or 0; without data, --json prints its lines', async () => {
    process.exitCode = 0;
    expect(await end(undefined)).toEqual([[], 0]);
    expect(await end({ lines: ['one', 'two'] }, '--json')).toEqual([['one', 'two'], 0]);
    expect(await end({ lines: [], exitCode: 3 })).toEqual([[], 3]);
  });

  test.each([
    ['a wrong call', new UsageError('end', 'no such option', 'See "--help"'), /^end: no such option. See "--help"$/],
    ['what was foreseen', new RangeError('full'), /^The disk is full$/],
    ['a defect', new TypeError('x is undefined'), /^TypeError: x is undefined\n +at /],
  ])('is a failure after %s, which is said in its words', async (_, error, words) => {
    expectConsole('error', words);
    const fail = () => Promise.reject(error);
    await runProcess(fail, (one) => (one instanceof RangeError ? 'The disk is full' : undefined));
    expect(process.exitCode).toBe(1);
    process.stdout.removeAllListeners('error');
  });
});
