import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../../testing/test-workspace';
import { composeSite } from '../compose-site';

let workspace: TestWorkspace;
let good: string;
let bad: string;
beforeEach(async () => {
  workspace = openTestWorkspace();
  good = workspace.publish(drawPlainly);
  bad = workspace.publish(`(location) => '<h1>Bad ' + location + '</h1>'`);
});
afterEach(() => workspace.dispose());

const makeLive = async (version: string) => {
  await workspace.promote(version);
  return composeSite(workspace);
};
const entryOf = (version: string) => join(workspace.site, `assets/${testRemote}/${version}/entry.js`);

test('after a rollback the site keeps the files of the replaced version for open tabs', async () => {
  await makeLive(good);
  await makeLive(bad);
  const after = await makeLive(good);
  expect(after.rendered).toBe(0);
  expect(existsSync(entryOf(bad))).toBe(true);
});
