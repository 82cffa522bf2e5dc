import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';

const bin = join(import.meta.dirname, '../../bin.cjs');

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('own');
  mkdirSync(join(folder, 'mfe-a'));
  writeFileSync(join(folder, 'mfe-a/remote.ts'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command as it is installed, in the folder. */
function run(words: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const env = { PATH: process.env['PATH'], ...variables };
  const { stdout, stderr, status } = spawnSync(process.execPath, [bin, ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

test('a command works on the folder it starts in, and names commands as called there', () => {
  const { stderr, status } = run(['release', 'mfe-b']);
  expect(stderr).toBe(
    '"mfe-b": there is no such remote. Did you mean mfe-a? Use one of: mfe-a\nSee node_modules/delivery/docs/errors/delivery.md#unknown-package\n',
  );
  expect(status).toBe(1);
  expect(run(['release', '--help']).stdout).toMatch(/^Usage: npx delivery release /);
});

test('site.env says which site it is, and a variable that is set goes before', () => {
  writeFileSync(join(folder, 'site.env'), "# The site\nRELEASE_REGISTRY='documents'\nDOCUMENTS_ORIGIN='nowhere'\n");
  expect(run(['releases']).stderr).toContain('DOCUMENTS_ORIGIN: ');
  expect(run(['releases'], { RELEASE_REGISTRY: 'file', DOCUMENTS_ORIGIN: 'http://127.0.0.1:4173' })).toMatchObject({
    stderr: '',
    status: 0,
  });
});

/** What it lists without a command. Asked once: it loads every command. */
let list: ReturnType<typeof run> | undefined;
const listCommands = () => {
  list ??= run([]);
  return list;
};

test('every command of the server is there as well, and shows its usage', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
  );
  const ofServer = Object.keys(scripts).filter((name) => scripts[name]?.includes(' platform/server/'));
  expect(ofServer).toContain('backup');
  const listed = listCommands().stdout;
  for (const name of ofServer) {
    const { stdout, status } = run([name, '--help']);
    expect([name, status, stdout.startsWith(`Usage: npx delivery ${name}`)]).toEqual([name, 0, true]);
    const [, usage, summary = ''] = new RegExp(`^  (${name}\\b.*?)  +(.+)$`, 'm').exec(listed) ?? [];
    expect(stdout).toContain(`Usage: npx delivery ${usage}\n\n  ${summary}`);
  }
});

test('without a command, or with --help, the available commands are listed', () => {
  const listed = listCommands();
  expect(listed).toMatchObject({ stderr: '', status: 0 });
  expect(listed.stdout).toMatch(/^Usage: npx delivery <command>/);
  expect(listed.stdout).toMatch(/^ {2}release /m);
  expect(listed.stdout).toContain('Of the server, such as "npx delivery backup":');
  expect(listed.stdout).not.toContain('publish-packages');
  expect(run(['--help'])).toEqual(listed);
  const { stdout, stderr, status } = run(['relese']);
  expect([stdout, status]).toEqual(['', 1]);
  expect(stderr).toContain('"relese": there is no such command');
});

test('upgrade lists what it has rewritten, and ends with 1 for what is left to do', () => {
  expect(run(['upgrade'])).toEqual({ stdout: 'Nothing is of 1.x\n', stderr: '', status: 0 });
  writeFileSync(
    join(folder, 'mfe-a/remote.ts'),
    "import 'shared-config/contract/remote-definition';\nexport * from 'shared-config/store';\n",
  );
  const { stdout, stderr, status } = run(['upgrade']);
  expect(stdout).toBe('mfe-a/remote.ts is rewritten\nRun "npm install", then "npm test"\n');
  expect(stderr).toContain('mfe-a/remote.ts:2: shared-config/store no longer has all that is taken from it');
  expect(status).toBe(1);
});

test('what is published from the checkout cannot be published elsewhere', () => {
  const { stderr } = run(['publish-packages'], { RELEASE_STORE: 'https://npm.example.com', RELEASE_SCOPE: '@halvard' });
  expect(stderr).toContain('package.json: there is no checkout of the site here. Run it there');
});
