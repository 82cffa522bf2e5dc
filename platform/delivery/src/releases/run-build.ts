import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { DeliveryError, explainNoRoom, isAboutFullDisk } from '../delivery-error';
import { untrustedEnvironment } from '../environment';
import { readPrinted } from '../read-printed';
import { describeCompilerOutput } from './compiler-messages';

/** Compilers use several threads each; two at a time keep two cores busy. */
const twoAtOnce = pLimit(2);

/** A program that builds a package, and the words for its failure. */
type Build = { program: string; args: readonly string[]; failure: string };

/** Runs the build of a package, in its folder. @throws {DeliveryError} with its output. */
export async function runBuild(folder: string, name: string, { program, args, failure }: Build): Promise<void> {
  try {
    // A team's configuration or script runs here.
    const options = { cwd: folder, env: untrustedEnvironment() };
    await twoAtOnce(() => promisify(execFile)(program, args, options));
  } catch (cause) {
    const printed = readPrinted(cause);
    const output = printed ? `${printed.stdout}${printed.stderr}` : String(cause);
    if (isAboutFullDisk(output)) throw explainNoRoom(folder, cause);
    const reason = `${failure}:\n${describeCompilerOutput(output, folder)}`;
    throw new DeliveryError('build-failed', name, reason, 'Correct the errors and release again', { cause });
  }
}
