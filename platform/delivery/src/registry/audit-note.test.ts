import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { readEnvironment } from '../environment';
import { openWorkspace } from '../workspace';
import { auditNote } from './audit-note';

let root: string;
beforeEach(() => {
  root = createTemporaryFolder('note');
  execFileSync('git', ['init', '-q'], { cwd: root });
  execFileSync('git', ['config', 'user.name', 'Ada Example'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true }));

test('who: the person named by git, or in a pipeline who started it, with its run', async () => {
  expect(await auditNote(openWorkspace(root), { message: 'No 7', forced: true })).toEqual({
    who: 'Ada Example',
    message: 'No 7',
    forced: true,
  });
  const environment = readEnvironment({ GITLAB_USER_LOGIN: 'ada', CI_PIPELINE_URL: 'https://gitlab.example/7' });
  expect(await auditNote(openWorkspace(root, environment), {})).toEqual({
    who: 'ada',
    run: 'https://gitlab.example/7',
  });
});

test('a message that would be cut is refused', async () => {
  await expect(auditNote(openWorkspace(root), { message: 'x'.repeat(201) })).rejects.toThrow(
    '--message: it has 201 characters, and 200 are kept',
  );
  await expect(auditNote(openWorkspace(root), { message: 'x'.repeat(200) })).resolves.toMatchObject({
    message: 'x'.repeat(200),
  });
});
