import { createInterface } from 'node:readline/promises';

/** Asks a question that is answered by yes or no; anything but `y` or `yes` is no. `undefined` where there is no terminal. */
export async function askOnTerminal(question: string): Promise<boolean | undefined> {
  const { stdin: input, stderr: output } = process;
  if (!input.isTTY || !output.isTTY) return undefined;
  const terminal = createInterface({ input, output });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
