import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { hostName, openWorkspace, type Workspace } from '../../workspace';
import { checkTeam } from './check-team';

let workspace: Workspace;
beforeEach(() => {
  workspace = openWorkspace(createTemporaryFolder('team'));
  mkdirSync(join(workspace.root, 'mfe-a'));
  mkdirSync(join(workspace.root, '.github'));
  writeFileSync(
    join(workspace.root, 'mfe-a/remote.ts'),
    "export default { name: 'mfe-a', team: 'dealers', routes: [] };",
  );
});
afterEach(() => rmSync(workspace.root, { recursive: true }));

const checkWith = (...owners: string[]) => {
  writeFileSync(join(workspace.root, '.github/CODEOWNERS'), owners.join('\n'));
  return checkTeam(workspace, 'mfe-a');
};

test.each([
  ['its only owner', ['* @halvard/platform', '/mfe-a/  @halvard/dealers # since May']],
  ['one of two', ['/mfe-a/ @halvard/platform @halvard/dealers']],
  [
    'the owner in the last line that matches',
    ['/mfe-a/ @halvard/sales', '/mfe-a @halvard/dealers', '/mfe-b/ @halvard/b'],
  ],
])('a team is accepted that is %s', async (_, owners) => {
  await expect(checkWith(...owners)).resolves.toBeUndefined();
});

test.each([
  ['another team', ['* @halvard/dealers', '/mfe-a/ @halvard/sales'], 'gives /mfe-a/ to sales'],
  ['whoever owns the rest', ['# /mfe-a/ @halvard/dealers', '* @halvard/platform'], 'gives /mfe-a/ to platform'],
  ['nobody', ['* @halvard/dealers', '/mfe-a/'], 'gives /mfe-a/ to nobody'],
])('a team is refused whose folder belongs to %s', async (_, owners, reason) => {
  const failure = checkWith(...owners);
  await expect(failure).rejects.toMatchObject({ code: 'team-differs', subject: 'mfe-a/remote.ts, field "team"' });
  await expect(failure).rejects.toThrow(`it says "dealers", and .github/CODEOWNERS ${reason}. Correct`);
});

test('without an owners’ file nothing is compared, and neither is the shell', async () => {
  await expect(checkTeam(workspace, 'mfe-a')).resolves.toBeUndefined();
  writeFileSync(join(workspace.root, '.github/CODEOWNERS'), '/shell/ @halvard/others');
  await expect(checkTeam(workspace, hostName)).resolves.toBeUndefined();
});
