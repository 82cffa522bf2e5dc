import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { openWorkspace } from '../workspace';
import { checkAncestry } from './check-ancestry';

const root = createTemporaryFolder('ancestry');
afterAll(() => rmSync(root, { recursive: true }));
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd, encoding: 'utf8' });

/** A commit of the repository, with another one before it, and a third on a branch that began at that one. */
const commits = (() => {
  git(root, 'init', '-q', '-b', 'main', 'all');
  const folder = join(root, 'all');
  const commit = (message: string) => {
    git(folder, 'commit', '-q', '--allow-empty', '-m', message);
    return git(folder, 'rev-parse', '--short=12', 'HEAD').trim();
  };
  const before = commit('Before');
  // As a clone that is not updated any more.
  git(root, 'clone', '-q', 'all', 'older');
  const after = commit('After');
  git(folder, 'checkout', '-q', '-b', 'branch', before);
  const beside = commit('Beside');
  git(root, 'clone', '-q', '--depth', '1', `file://${folder}`, 'shallow');
  return { before, after, beside };
})();
const check = (commit: string | undefined, liveCommit: string | undefined, folder = 'all') =>
  checkAncestry(openWorkspace(join(root, folder)), { name: 'mfe-a', commit, liveCommit });

const { before, after, beside } = commits;
test.each([
  ['that comes after what is live', after, before],
  ['that is live, with changes in the work tree', `${after}-modified`, after],
  ['of a branch that began before', beside, after],
  ['that nobody knows, outside of a repository', undefined, after],
  ['where nobody knows that of what is live', after, undefined],
])('a commit is accepted %s', async (_, commit, live) => {
  await expect(check(commit, live)).resolves.toBeUndefined();
});

test.each([
  ['as it is', before],
  ['with changes in the work tree', `${before}-modified`],
])('an ancestor of what is live is refused, %s', async (_, commit) => {
  const failure = check(commit, `${after}-modified`);
  await expect(failure).rejects.toMatchObject({ code: 'older-than-live', subject: 'mfe-a' });
  await expect(failure).rejects.toThrow(
    `the live version comes from commit ${after}, and this checkout is at ${before}, which is an ancestor of it. Bring`,
  );
});

test('a clone without the live commit may be older than it, and is refused', async () => {
  await expect(check(before, after, 'older')).rejects.toThrow(
    `comes from commit ${after}, which this checkout, at ${before}, does not have: it may be older. Bring`,
  );
});

test('a clone of one commit alone has nothing to compare with', async () => {
  await expect(check(beside, after, 'shallow')).resolves.toBeUndefined();
});
