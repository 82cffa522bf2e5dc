import { format } from 'node:util';

// Errors and warnings on the console are failures that nobody looks at: a test that did not announce one fails.
// Jest runs this file before each test file; a test that expects a line imports it.

type ConsoleLevel = 'error' | 'warn';

const levels: readonly ConsoleLevel[] = ['error', 'warn'];
let expected: { level: ConsoleLevel; pattern: RegExp }[] = [];
let written: { level: ConsoleLevel; text: string }[] = [];

for (const level of levels) {
  console[level] = (...data: unknown[]) => {
    written.push({ level, text: format(...data) });
  };
}

/** Announces that the running test writes such a line, once or more often; it fails when there is none. */
export function expectConsole(level: ConsoleLevel, pattern: RegExp): void {
  expected.push({ level, pattern });
}

function checkConsole(): void {
  const lines = written;
  const announced = expected;
  written = [];
  expected = [];
  const matches = (line: (typeof lines)[number], { level, pattern }: (typeof announced)[number]) =>
    line.level === level && pattern.test(line.text);
  const unexpected = lines.filter((line) => !announced.some((one) => matches(line, one)));
  const missing = announced.filter((one) => !lines.some((line) => matches(line, one)));
  if (unexpected.length > 0)
    throw new Error(
      `The test did not expect this on the console. Fix its cause, or announce it with expectConsole:\n${unexpected
        .map(({ level, text }) => `console.${level}: ${text}`)
        .join('\n')}`,
    );
  if (missing.length > 0)
    throw new Error(
      `The test expects this on the console, and it was not written:\n${missing
        .map(({ level, pattern }) => `console.${level}: ${pattern}`)
        .join('\n')}`,
    );
}

afterEach(checkConsole);
afterAll(checkConsole);
