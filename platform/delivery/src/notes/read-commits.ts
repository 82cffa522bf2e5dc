import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { modified } from '../releases/current-commit';
import type { Workspace } from '../workspace';

/** A commit and the first line of its message. */
export type Commit = { commit: string; subject: string };

/** Most commits that are named between two versions. */
const maxCommits = 50;

/**
 * The commits from one version to another that have changed some folders, the latest first; nothing where git does not know them.
 * @returns with `isBack`, the way leads back: they are those that the earlier version had, and the later one has not
 */
export async function readCommits(
  { root }: Workspace,
  [before, after]: readonly [string | undefined, string | undefined],
  folders: readonly string[],
): Promise<{ commits: Commit[]; isBack: boolean }> {
  const nameOf = (commit: string | undefined) => commit?.replace(modified, '') ?? '';
  const [one, other] = [nameOf(before), nameOf(after)];
  // They come from files, and git takes what begins with a dash for an option.
  if (![one, other].every((commit) => /^[0-9a-f]{7,40}$/.test(commit)) || one === other || folders.length === 0)
    return { commits: [], isBack: false };
  const read = async (range: string): Promise<Commit[]> => {
    const format = ['--no-merges', `--max-count=${maxCommits}`, '--format=%h%x09%s'];
    const { stdout } = await promisify(execFile)('git', ['log', ...format, range, '--', ...folders], { cwd: root });
    return stdout
      .split('\n')
      .filter((line) => line.includes('\t'))
      .map((line) => ({
        commit: line.slice(0, line.indexOf('\t')),
        subject: line.slice(line.indexOf('\t') + 1),
      }));
  };
  try {
    const commits = await read(`${one}..${other}`);
    if (commits.length > 0) return { commits, isBack: false };
    const back = await read(`${other}..${one}`);
    return { commits: back, isBack: back.length > 0 };
  } catch {
    return { commits: [], isBack: false };
  }
}
