import { lutimesSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../../testing/test-workspace';
import { composeSite } from '../compose-site';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
});
afterEach(() => workspace.dispose());

const id = '01234567-89ab-cdef-0123-456789abcdef';
const left = () =>
  readdirSync(workspace.root, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes(id));

test('leftovers of a killed command are removed a day later, and nothing else', async () => {
  await workspace.promote(workspace.publish(drawPlainly));
  await composeSite(workspace);
  for (const place of [
    'releases/registry.json',
    `releases/${testRemote}/0123456789abcdef`,
    '.sites/0123456789abcdef',
  ]) {
    const folder = join(workspace.root, `${place}.${id}.tmp`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'half'), '');
    lutimesSync(folder, 0, Date.now() / 1000 - 86_500);
  }
  symlinkSync('nowhere', `${workspace.site}.${id}.tmp`);
  lutimesSync(`${workspace.site}.${id}.tmp`, 0, 0);
  const [young, own] = [`registry.json.${id.replace('ab', 'ba')}.tmp`, 'notes.tmp'];
  writeFileSync(join(workspace.releases, young), '');
  writeFileSync(join(workspace.root, own), '');
  lutimesSync(join(workspace.root, own), 0, 0);
  await composeSite(workspace);
  expect(left()).toEqual([]);
  expect(readdirSync(workspace.releases)).toContain(young);
  expect(readdirSync(workspace.root)).toContain(own);
});
