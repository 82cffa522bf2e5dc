import { rmSync } from 'node:fs';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { openWorkspace, type Workspace } from '../workspace';
import { passOnce } from './pass-once';

let workspace: Workspace;
const made: string[] = [];
beforeEach(() => {
  workspace = openWorkspace(createTemporaryFolder('checks'));
  made.length = 0;
});
afterEach(() => rmSync(workspace.root, { recursive: true }));

const check = (...inputs: string[]) =>
  passOnce(workspace, inputs, async () => {
    made.push(inputs.join(' '));
    if (inputs.includes('bad')) throw new Error('refused');
  });

test('a check that was passed is not made again, for the same inputs', async () => {
  await check('types', 'mfe-a');
  await check('types', 'mfe-a');
  await check('types', 'mfe-b');
  await check('mfe-a', 'types');
  expect(made).toEqual(['types mfe-a', 'types mfe-b', 'mfe-a types']);
});

test('one that refuses does so every time', async () => {
  await expect(check('bad')).rejects.toThrow('refused');
  await expect(check('bad')).rejects.toThrow('refused');
});
