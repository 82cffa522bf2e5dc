import { statSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The code that a process has loaded. */
type LoadedCode = {
  /** Whether a file of it is another one now, or gone. */
  isChanged: () => boolean;
};

/** Notes the files of the code that this process has loaded so far, as they are now: a process that waits may outlast them. */
export function noteLoadedCode(): LoadedCode {
  const files = Object.keys(createRequire(import.meta.url).cache);
  // By the time of the last change of any kind: what a package manager writes has the times of its archive.
  const describe = () => files.map((file) => statSync(file, { throwIfNoEntry: false })?.ctimeMs).join();
  const noted = describe();
  return { isChanged: () => describe() !== noted };
}
