import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runBuild } from './run-build';

const require = createRequire(import.meta.url);

const configurationLoader = pathToFileURL(require.resolve('kit/presets/rspack/load-typescript.mjs')).href;

/**
 * Compiles a package in a process of its own, by the command that a team would type: the compiler puts the source text of
 * some of its own functions into the output, so no loader of this process may have touched it.
 * @throws {DeliveryError} with the compiler's own messages.
 */
export async function compile(folder: string, name: string, options: readonly string[] = []): Promise<void> {
  const args = compilerCommand(folder, 'build', ...options);
  await runBuild(folder, name, { program: process.execPath, args, failure: 'the build failed' });
}

/** Arguments with which Node runs a command of the compiler that a package depends on. */
export function compilerCommand(folder: string, command: 'build' | 'serve', ...options: readonly string[]): string[] {
  // The compiler of the package that is built; where the commands are installed, they bring it.
  const paths = [folder, import.meta.dirname];
  const compiler = join(dirname(require.resolve('@rspack/cli/package.json', { paths })), 'bin', 'rspack.js');
  return ['--import', configurationLoader, compiler, command, '--config-loader', 'native', ...options];
}
