import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { printError, printLine } from 'kit/presets/command-line/print';
import { describeError } from '../delivery-error';
import { forgetDefinition } from '../releases/read-definition';
import { packageFolder, type Workspace } from '../workspace';
import { type DescribedDevSite, warnOfConflicts } from './describe-dev-site';
import { followFile } from './follow-file';

/** The options of following `remote.ts` of remotes under development. */
type FollowOptions = {
  workspace: Workspace;
  developed: readonly string[];
  /** The definitions as they were at first. */
  first: DescribedDevSite;
  /** Reads the definitions as they are in the files. */
  describe: () => Promise<DescribedDevSite>;
  /** Starts the development server of a remote again: which modules it has it reads when it starts. @returns once its entry answers */
  restart: (name: string, entry: string) => Promise<void>;
};

/**
 * Follows the definition in `remote.ts` of each remote, as long as it is developed. One that cannot be read is reported, and the site stays
 * as it was.
 * @returns a function that reads the site, which waits for a server that starts again
 */
export function followDefinitions({ workspace, developed, first, describe, restart }: FollowOptions): {
  read: () => Promise<DescribedDevSite>;
  stop: () => void;
} {
  let site = Promise.resolve(first);
  /** The remotes whose server did not start again: their sources have a mistake, or were changed meanwhile. */
  const ended = new Set<string>();
  const takeUp = async (name: string, before: DescribedDevSite): Promise<DescribedDevSite> => {
    forgetDefinition(workspace, name);
    try {
      const now = await describe();
      if (isDeepStrictEqual(now.remotes, before.remotes) && !ended.has(name)) return before;
      printLine(`${name}/remote.ts has changed: its pages are built anew`);
      warnOfConflicts(now, developed);
      const entry = now.remotes.find(({ composed }) => composed.name === name)?.composed.entry ?? '';
      ended.add(name);
      await restart(name, entry);
      ended.delete(name);
      printLine(`${name} has the pages of its remote.ts`);
      return now;
    } catch (error) {
      printError(describeError(error) ?? error);
      return before;
    }
  };
  const stop = followFile(
    'remote.ts',
    developed.map((name) => packageFolder(workspace, name)),
    (folder) => {
      site = site.then((before) => takeUp(basename(folder), before));
    },
  );
  return { read: () => site, stop };
}
