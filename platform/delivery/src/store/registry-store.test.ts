import { createHash, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { composeNames, releaseOfPage } from '../../testing/interleavings/compose-names';
import { startTestRegistry, type TestRegistry } from '../../testing/test-registry';
import { openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { command as addKey } from '../commands/add-key';
import { command as preview } from '../commands/preview';
import { command as promote } from '../commands/promote';
import { command as prune } from '../commands/prune';
import { command as releases } from '../commands/releases';
import { composeSite } from '../compose/compose-site';
import { promoteTo, rollBack } from '../registry/change-entry';
import { readRegistry } from '../registry/open-registry';
import { keyId } from '../registry/signers';
import { findVersion } from '../releases/find-version';
import { fingerprintSources } from '../releases/fingerprint-sources';
import { goLive } from '../releases/go-live';
import { readRelease } from '../releases/read-release';
import { listVersions } from '../releases/release-folder';
import { releasePackages } from '../releases/release-packages';
import { publicKeyOf, writeSignature } from '../signatures/release-signature';
import { hostName, inEnvironment } from '../workspace';
import { keepInStore } from './keep-in-store';
import { keepVerified } from './keep-verified';
import { openNpmClient } from './npm-client';
import { packRelease } from './pack-release';
import { forgetStoredRecord } from './stored-record';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

const opened: TestWorkspace[] = [];
afterEach(() => {
  for (const workspace of opened.splice(0)) workspace.dispose();
});

/** A machine that releases into the registry. @param user whom the registry knows it as; nobody when absent */
function openMachine(user?: 'ada' | 'grace'): TestWorkspace {
  const workspace = openTestWorkspace({ RELEASE_STORE: registry.address, RELEASE_SCOPE: '@halvard' });
  opened.push(workspace);
  writeFileSync(join(workspace.root, '.npmrc'), registry.npmrc(user));
  writeFileSync(join(workspace.root, 'package.json'), '{}');
  mkdirSync(join(workspace.root, testRemote), { recursive: true });
  for (const file of ['pnpm-lock.yaml', `${testRemote}/remote.ts`]) writeFileSync(join(workspace.root, file), '');
  return workspace;
}

/** A machine that has no release, and no account at the registry. */
function openEmptyMachine(): TestWorkspace {
  const workspace = openMachine();
  rmSync(workspace.releases, { recursive: true });
  return workspace;
}

/** Releases a version of the test remote that needs no build, beside the host. */
async function release(workspace: TestWorkspace, version: string, promotes = true) {
  for (const [name, built] of [
    [hostName, workspace.hostVersion],
    [testRemote, version],
  ] as const) {
    const builds = JSON.stringify({ [fingerprintSources(workspace, name)]: built });
    writeFileSync(join(workspace.releases, name, 'builds.json'), builds);
  }
  return releasePackages(workspace, [hostName, testRemote], { promotes });
}

/** Makes a version live that the registry keeps, without rendering a page: the quick way to a machine with a history. */
async function makeLive(workspace: TestWorkspace, version: string, name: string = testRemote): Promise<void> {
  const { integrity } = (await keepInStore(workspace, name, version)) ?? {};
  await goLive(workspace, { [name]: promoteTo(version, { integrity }) }, { compose: composeNames });
}

const entryOf = async (workspace: TestWorkspace) => (await readRegistry(workspace)).packages[testRemote];
const tarballOf = (version: string) =>
  join(registry.storage, `@halvard/${testRemote}/${testRemote}-0.0.0-h${version}.tgz`);
const integrityOf = (file: string) => `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
const filesOf = (workspace: TestWorkspace, version: string) => {
  const folder = join(workspace.releases, testRemote, version);
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
  );
};

test('a release goes live on another machine byte for byte, and is fetched once', async () => {
  const machine = openMachine('ada');
  const version = machine.publish(`(location) => '<h1>' + location + '</h1>'`);
  const { outcomes } = await release(machine, version);
  expect(outcomes.map(({ storedAs }) => storedAs)).toEqual([
    `@halvard/shell@0.0.0-h${machine.hostVersion}`,
    `@halvard/${testRemote}@0.0.0-h${version}`,
  ]);
  const described = readFileSync(join(registry.storage, `@halvard/${testRemote}/package.json`), 'utf8');
  expect(JSON.parse(described)).toMatchObject({ 'dist-tags': { release: `0.0.0-h${version}` } });
  // The history says what the package must be.
  expect((await entryOf(machine))?.history).toMatchObject([{ version, integrity: integrityOf(tarballOf(version)) }]);

  const other = openEmptyMachine();
  const run = async (...args: string[]) => (await promote.run('promote', [...args, '--force'], other)).result;
  await run(hostName, machine.hostVersion);
  await run(testRemote, version.slice(0, 12));
  expect(filesOf(other, version)).toEqual(filesOf(machine, version));
  expect(readFileSync(join(other.site, 'a/index.html'), 'utf8')).toContain('<h1>/a</h1>');
  expect((await entryOf(other))?.history).toMatchObject([{ integrity: integrityOf(tarballOf(version)) }]);

  // From here on the registry is not asked: what it has could be anything.
  writeFileSync(tarballOf(version), 'anything');
  await composeSite(other, { isVerified: true });
  expect(await release(machine, version)).toMatchObject({ outcomes: [{}, { outcome: 'unchanged' }] });
});

test('what is live is fetched with only its registry, also versions for open tabs', async () => {
  const machine = openMachine('ada');
  const before = machine.publish(`() => 'before'`);
  const live = machine.publish(`() => 'live'`);
  await makeLive(machine, machine.hostVersion, hostName);
  for (const version of [before, live]) await makeLive(machine, version);
  const other = openEmptyMachine();
  mkdirSync(other.releases);
  writeFileSync(join(other.releases, 'registry.json'), readFileSync(join(machine.releases, 'registry.json')));
  await composeSite(other);
  expect(readFileSync(join(other.site, 'a/index.html'), 'utf8')).toContain('live');
  for (const version of [live, before])
    expect(existsSync(join(other.site, 'assets', testRemote, version, 'page.js'))).toBe(true);
  await goLive(other, { [testRemote]: rollBack(testRemote) }, { compose: composeNames });
  expect(await releaseOfPage(other, '/a')).toBe(`${testRemote}@${before}`);
});

test('a version built at two commits is published once, and others fetch the first', async () => {
  const one = openMachine('ada');
  const other = openMachine('ada');
  const [first, second] = [one, other].map((machine, at) =>
    machine.publish(`() => 'same'`, testRemote, ['/a'], { commit: `c0ffee${at}` }),
  );
  expect(second).toBe(first);
  const published = await keepInStore(one, testRemote, `${first}`);
  const known = await keepInStore(other, testRemote, `${first}`);
  expect(published).toMatchObject({ isNew: true, integrity: integrityOf(tarballOf(`${first}`)) });
  expect(known).toEqual({ ...published, isNew: false });
});

test.each([
  ['grace' as const, 'user "grace"', 'let "grace" publish it'],
  [undefined, 'somebody who is not signed in', 'npm login --registry'],
])('a release into the scope of others is refused by name, and nothing goes live: %s', async (user, who, remedy) => {
  const other = openMachine('ada');
  await keepInStore(other, hostName, other.hostVersion);
  const machine = openMachine(user);
  const version = machine.publish(`() => 'refused to ${user}'`);
  const refused = release(machine, version);
  await expect(refused).rejects.toMatchObject({ code: 'store-denied' });
  await expect(refused).rejects.toThrow(
    `@halvard/${testRemote}@0.0.0-h${version}: ${registry.address} does not let ${who} publish it`,
  );
  await expect(refused).rejects.toThrow(remedy);
  expect((await readRegistry(machine)).packages).toEqual({});
});

test('a signature travels with its release; with a key, an unsigned one is refused', async () => {
  const [machine, others] = [openMachine('ada'), openMachine('ada')];
  const key = generateKeyPairSync('ed25519').privateKey;
  const signed = machine.publish(`() => 'signed'`);
  const early = machine.publish(`() => 'published before there was a key'`);
  await makeLive(machine, machine.hostVersion, hostName);
  await keepInStore(machine, testRemote, early);
  await addKey.run('add-key', ['test', publicKeyOf(key), hostName, testRemote], machine);
  for (const version of [signed, early])
    await writeSignature(
      join(machine.releases, testRemote, version),
      { remote: testRemote, team: 'test', version },
      key,
    );
  await makeLive(machine, signed);
  await forgetStoredRecord(join(machine.releases, testRemote, early));
  await expect(makeLive(machine, early)).rejects.toMatchObject({ code: 'signature-missing' });
  const other = openEmptyMachine();
  mkdirSync(other.releases);
  writeFileSync(join(other.releases, 'registry.json'), readFileSync(join(machine.releases, 'registry.json')));
  await composeSite(other, { posts: [] });
  expect(readFileSync(join(other.site, 'a/index.html'), 'utf8')).toContain('signed');
  await expect(promote.run('promote', [testRemote, early, '--force'], other)).rejects.toMatchObject({
    code: 'signature-missing',
  });
  // Whoever publishes in the team's place has no key: the tarball is whole, and nothing of it runs.
  const forged = others.publish(`() => 'forged'`);
  await keepInStore(others, testRemote, forged);
  await expect(promote.run('promote', [testRemote, forged, '--force'], other)).rejects.toMatchObject({
    code: 'signature-missing',
  });
});

test('nothing is published that may not go live: unsigned or older than what is live', async () => {
  const machine = openMachine('ada');
  const key = generateKeyPairSync('ed25519').privateKey;
  await makeLive(machine, machine.hostVersion, hostName);
  await makeLive(machine, machine.publish(`() => 'before there is a key'`));
  await addKey.run('add-key', ['test', publicKeyOf(key), hostName, testRemote], machine);
  const force = (version: string) => promote.run('promote', [testRemote, version, '--force'], machine);
  const sign = (version: string) =>
    writeSignature(join(machine.releases, testRemote, version), { remote: testRemote, team: 'test', version }, key);

  const unsigned = machine.publish(`() => 'unsigned'`);
  await expect(force(unsigned)).rejects.toMatchObject({ code: 'signature-missing' });
  expect(existsSync(tarballOf(unsigned))).toBe(false);

  const [older, live] = [machine.publish(`() => 'older'`), machine.publish(`() => 'newer'`)];
  await sign(older);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await sign(live);
  await force(live);
  expect((await entryOf(machine))?.history.at(-1)).toMatchObject({
    integrity: integrityOf(tarballOf(live)),
    signature: { key: keyId(publicKeyOf(key)) },
  });
  await expect(force(older)).rejects.toMatchObject({ code: 'signature-old' });
  expect(existsSync(tarballOf(older))).toBe(false);

  const other = machine.publish(`() => 'of nobody who signs'`, 'mfe-other', ['/other'], { team: 'other' });
  const both = [
    { name: 'mfe-other', version: other },
    { name: testRemote, version: unsigned },
  ];
  await expect(keepVerified(machine, await readRegistry(machine), both)).rejects.toMatchObject({
    code: 'signature-missing',
  });
  expect(existsSync(join(registry.storage, '@halvard/mfe-other'))).toBe(false);
});

test('a tarball that was tampered with is refused, and nothing is put in place', async () => {
  const machine = openMachine('ada');
  const version = machine.publish(`() => 'genuine'`);
  await makeLive(machine, machine.hostVersion, hostName);
  await makeLive(machine, version);
  const genuine = integrityOf(tarballOf(version));
  const folder = join(machine.releases, testRemote, version);
  appendFileSync(tarballOf(version), 'what cannot be unpacked');
  const difference = `${genuine} was published, and is not what is there. Nothing was put in place`;
  await expect(readRelease(openEmptyMachine(), testRemote, version)).rejects.toThrow(difference);
  chmodSync(join(folder, 'web/page.js'), 0o644);
  writeFileSync(join(folder, 'web/page.js'), 'steal()');
  writeFileSync(tarballOf(version), await packRelease(folder, { name: testRemote }));
  const tampered = integrityOf(tarballOf(version));
  rmSync(folder, { recursive: true });

  const fetched = readRelease(machine, testRemote, version);
  await expect(fetched).rejects.toMatchObject({ code: 'store-tampered' });
  await expect(fetched).rejects.toThrow(difference);
  await expect(fetched).rejects.not.toThrow(tampered.slice('sha512-'.length));
  const description = join(registry.storage, `@halvard/${testRemote}/package.json`);
  const described = readFileSync(description, 'utf8');
  const digest = (algorithm: string) =>
    `${algorithm}-${createHash(algorithm)
      .update(readFileSync(tarballOf(version)))
      .digest('base64')}`;
  // Of a weaker algorithm, of one that npm prefers, and both what was published and what is there.
  for (const vouched of [
    digest('sha1'),
    digest('sha3-512'),
    `${genuine} ${tampered} ${digest('sha3-512')}`,
    tampered,
  ]) {
    writeFileSync(description, described.replaceAll(genuine, vouched));
    await expect(readRelease(machine, testRemote, version)).rejects.toThrow(difference);
  }
  // Where it never was live, it is checked against what its version is derived from.
  await expect(readRelease(openEmptyMachine(), testRemote, version)).rejects.toThrow(
    'the package at http://127.0.0.1:' +
      new URL(registry.address).port +
      '/ is not that release: web/page.js: the file is not',
  );
  expect(readdirSync(join(machine.releases, testRemote))).toEqual([]);
});

test('promoting from staging fetches the very bytes that staging had, and no others', async () => {
  const machine = openMachine('ada');
  const staging = inEnvironment(machine, 'staging');
  const [version, tampered] = [machine.publish(`() => 'staged'`), machine.publish(`() => 'tampered with'`)];
  for (const [name, one] of [[hostName, machine.hostVersion] as const, [testRemote, version] as const]) {
    const { integrity } = (await keepInStore(machine, name, one)) ?? {};
    await goLive(staging, { [name]: promoteTo(one, { integrity }) }, { compose: composeNames });
  }
  const other = openEmptyMachine();
  mkdirSync(other.releases);
  const copy = () =>
    cpSync(join(machine.releases, 'registry-staging.json'), join(other.releases, 'registry-staging.json'));
  copy();
  await promote.run('promote', ['--from', 'staging', '--yes', '--no-browser'], other);
  expect(filesOf(other, version)).toEqual(filesOf(machine, version));
  expect((await entryOf(other))?.history).toMatchObject([
    { version, from: 'staging', integrity: integrityOf(tarballOf(version)) },
  ]);

  const { integrity } = (await keepInStore(machine, testRemote, tampered)) ?? {};
  await goLive(staging, { [testRemote]: promoteTo(tampered, { integrity }) }, { compose: composeNames });
  copy();
  appendFileSync(tarballOf(tampered), 'more');
  const refused = promote.run('promote', ['--from', 'staging', '--yes', '--force'], other);
  await expect(refused).rejects.toMatchObject({ code: 'store-tampered' });
  // The registry's owner has unpublished it.
  const description = join(registry.storage, `@halvard/${testRemote}/package.json`);
  const { versions, ...described } = JSON.parse(readFileSync(description, 'utf8'));
  const left = Object.entries(versions).filter(([name]) => !name.endsWith(tampered));
  writeFileSync(description, JSON.stringify({ ...described, versions: Object.fromEntries(left) }));
  await expect(promote.run('promote', ['--from', 'staging', '--yes', '--force'], other)).rejects.toThrow(
    `${testRemote}@${tampered}: there is no such version, here or in ${registry.address}`,
  );
  expect((await entryOf(other))?.live).toBe(version);
});

test('a package with another release, or with extra files, is refused', async () => {
  const machine = openMachine('ada');
  const [one, other] = [machine.publish(`() => 'one'`), machine.publish(`() => 'other'`)];
  const client = await openNpmClient(machine, { registry: registry.address, scope: '@halvard' });
  const folder = join(machine.releases, testRemote, one);
  await client.publish(testRemote, other, await packRelease(folder, { name: testRemote }));
  await expect(keepInStore(machine, testRemote, other)).rejects.toThrow(`it says that it is ${testRemote}@${one}`);
  writeFileSync(join(folder, 'web/more.js'), 'steal()');
  await client.publish(testRemote, one, await packRelease(folder, { name: testRemote }));
  await expect(readRelease(openEmptyMachine(), testRemote, one)).rejects.toThrow('web/more.js is no file of it');
});

test('a release that nobody could fetch is not published', async () => {
  const machine = openMachine('ada');
  const version = machine.publish(`() => 'long'`);
  const maps = join(machine.releases, testRemote, version, 'maps', 'a'.repeat(150), 'b'.repeat(150));
  mkdirSync(maps, { recursive: true });
  writeFileSync(join(maps, 'page.js.map'), '{}');
  await expect(keepInStore(machine, testRemote, version)).rejects.toMatchObject({
    code: 'store-too-large',
    reason: expect.stringContaining('more than 300 characters in the path of a file'),
  });
  expect(existsSync(tarballOf(version))).toBe(false);
});

test('each of a hundred releases is fetched, and pruning keeps what is needed', async () => {
  const machine = openMachine('ada');
  const remote = 'mfe-hundred';
  const versions = Array.from({ length: 100 }, (_, at) => machine.publish(`() => '${at}'`, remote, ['/hundred']));
  for (const version of versions) await keepInStore(machine, remote, version);
  const other = openEmptyMachine();
  mkdirSync(join(other.root, remote));
  writeFileSync(join(other.root, remote, 'remote.ts'), '');
  const list = async () => (await releases.run('releases', [remote], other)).result?.lines;
  expect(await list()).toEqual([
    'Only in the release store',
    ...versions.toReversed().map((version) => expect.stringContaining(`Z  ${version}  not live`)),
  ]);
  await keepInStore(machine, hostName, machine.hostVersion);
  const [before = '', live = '', never = ''] = versions;
  for (const [name, version] of [
    [hostName, machine.hostVersion],
    [remote, before],
    [remote, live],
  ] as const)
    await goLive(other, { [name]: promoteTo(version) }, { compose: composeNames });
  await readRelease(other, remote, never);
  expect((await list())?.filter((line) => line.endsWith('  not live'))).toHaveLength(97);

  for (const version of [before, live, never]) utimesSync(join(other.releases, remote, version), 0, 0);
  const { result } = await prune.run('prune', ['--keep', '0'], other);
  expect(result?.lines).toEqual([
    `${remote}@${never} removed`,
    `${registry.address} keeps what was published there; it is fetched again when it is needed`,
  ]);
  expect(
    listVersions(other, remote)
      .map(({ version }) => version)
      .sort(),
  ).toEqual([before, live].sort());
  // A preview brings it back for the server.
  await preview.run('preview', [remote, never.slice(0, 12)], other);
  expect(listVersions(other, remote).map(({ version }) => version)).toContain(never);
});

test('a version that is neither here nor there is named', async () => {
  const machine = openEmptyMachine();
  const expected = `mfe-test@${'0'.repeat(16)}: there is no such version, here or in ${registry.address}`;
  await expect(readRelease(machine, testRemote, '0'.repeat(16))).rejects.toThrow(expected);
  // Nor does the registry have the package.
  await expect(findVersion(machine, 'mfe-never', 'abc')).rejects.toThrow('mfe-never@abc: there is no such version');
});

test.each(['<h1>Sign in</h1>', '{"versions":{"0.0.0":{}}}'])(
  'what answers and is no registry is named: %s',
  async (answer) => {
    const server = createServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${v.parse(v.object({ port: v.number() }), server.address()).port}/`;
    const machine = openTestWorkspace({ RELEASE_STORE: address, RELEASE_SCOPE: '@halvard' });
    opened.push(machine);
    const listed = findVersion(machine, testRemote, 'abc');
    await expect(listed).rejects.toMatchObject({ code: 'store-unavailable', subject: address });
    await expect(listed).rejects.toThrow(`@halvard/${testRemote} cannot be read from it`);
    server.close();
  },
);

test('while the registry is down, composing and rollbacks work, and errors help', async () => {
  const machine = openMachine('ada');
  const [before, live, next] = ['before it', 'until it', 'while it'].map((text) =>
    machine.publish(`() => '${text}'`),
  ) as [string, string, string];
  await makeLive(machine, machine.hostVersion, hostName);
  for (const version of [before, live]) await makeLive(machine, version);
  await registry.stop();

  const refused = release(machine, next);
  await expect(refused).rejects.toMatchObject({ code: 'store-unavailable', subject: registry.address });
  await expect(refused).rejects.toThrow('What is live goes on being served and composed');
  expect((await entryOf(machine))?.live).toBe(live);
  await composeSite(machine, { isVerified: true });
  expect(readFileSync(join(machine.site, 'a/index.html'), 'utf8')).toContain('until it');
  await goLive(machine, { [testRemote]: rollBack(testRemote) }, { compose: composeNames });
  expect((await entryOf(machine))?.live).toBe(before);
  await promote.run('promote', [testRemote, live, '--force'], machine);
  expect((await entryOf(machine))?.live).toBe(live);
  const { result } = await releases.run('releases', [testRemote], machine);
  expect(result?.lines[0]).toContain(live);
  expect(result?.warnings).toEqual([
    expect.stringContaining(`Warning: ${registry.address}: @halvard/${testRemote} cannot be read`),
  ]);
});
