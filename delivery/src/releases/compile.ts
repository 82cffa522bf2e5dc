import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import { untrustedEnvironment } from '../environment';
import { describeCompilerOutput } from './compiler-messages';

/** Compilers use several threads each; two at a time keep two cores busy. */
export const twoAtOnce = pLimit(2);

const configurationLoader = pathToFileURL(
  join(import.meta.dirname, '../../../shared-config/presets/rspack/load-typescript.mjs'),
).href;

/**
 * Compiles a package in a process of its own, by the command that a team would type: the compiler puts the source text of
 * some of its own functions into the output, so no loader of this process may have touched it.
 * @throws {DeliveryError} with the compiler's own messages.
 */
export async function compile(folder: string, name: string, options: readonly string[] = []): Promise<void> {
  try {
    // A team's configuration runs here.
    const env = untrustedEnvironment();
    const command = compilerCommand(folder, 'build', ...options);
    await twoAtOnce(() => promisify(execFile)(process.execPath, command, { cwd: folder, env }));
  } catch (cause) {
    const reason = `the build failed:\n${describeCompilerOutput(printedBy(cause), folder)}`;
    throw new DeliveryError('build-failed', name, reason, 'Correct the errors and release again', { cause });
  }
}

/** Arguments with which Node runs a command of the compiler that a package depends on. */
export function compilerCommand(folder: string, command: 'build' | 'serve', ...options: readonly string[]): string[] {
  const require = createRequire(join(folder, 'package.json'));
  const compiler = join(dirname(require.resolve('@rspack/cli/package.json')), 'bin', 'rspack.js');
  return ['--import', configurationLoader, compiler, command, '--config-loader', 'native', ...options];
}

function printedBy(error: unknown): string {
  const result = v.safeParse(v.object({ stdout: v.string(), stderr: v.string() }), error);
  return result.success ? `${result.output.stdout}${result.output.stderr}` : String(error);
}
