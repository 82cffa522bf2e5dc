import { systemErrorCode } from '../../contract/system-error-code';
import type { Command } from './command';
import { printError, printLine } from './print';
import { toPrintableJson } from './printable';
import { UsageError } from './usage-error';

/**
 * Runs a process of the command line: a failure is printed, and the exit code is 1.
 * @param run is given the arguments of the process
 * @param describe the message of an error that was foreseen; `undefined` for a defect, which shows where it is
 */
export async function runProcess(
  run: (args: readonly string[]) => Promise<void>,
  describe: (error: unknown) => string | undefined,
): Promise<void> {
  // The reader of the output may have seen enough, as `head` has.
  process.stdout.on('error', (error) => {
    if (systemErrorCode(error) !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    printError(describe(error) ?? (error instanceof UsageError ? error.message : error));
    process.exitCode = 1;
  }
}

/** How a command is called. */
type CommandCall<Dependencies> = {
  /** The command as a person types it. */
  name: string;
  args: readonly string[];
  dependencies: Dependencies;
};

/** Runs a command, prints its result and sets the exit code. @throws whatever the command throws. */
export async function runCommand<Dependencies>(
  command: Command<Dependencies>,
  { name, args, dependencies }: CommandCall<Dependencies>,
): Promise<void> {
  const { result, isJson } = await command.run(name, args, dependencies);
  if (!result) return;
  for (const warning of result.warnings ?? []) printError(warning);
  process.exitCode = result.exitCode ?? 0;
  if (isJson && result.data !== undefined) printLine(toPrintableJson(result.data));
  else for (const line of result.lines) printLine(line);
}
