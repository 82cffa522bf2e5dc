import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRecordFile } from 'kit/contract/site-record';
import { composeNames } from '../../testing/interleavings/compose-names';
import { openTestWorkspace, overwrite, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { command as addKey } from '../commands/add-key';
import { command as createKey } from '../commands/create-key';
import { command as keys } from '../commands/keys';
import { command as promote } from '../commands/promote';
import { command as releases } from '../commands/releases';
import { command as removeKey } from '../commands/remove-key';
import { command as rollback } from '../commands/rollback';
import { writeSiteRecord } from '../compose/activate/write-site-record';
import { composeSite } from '../compose/compose-site';
import type { composeVersions } from '../compose/compose-versions';
import { promoteTo } from '../registry/change-entry';
import { readRegistry } from '../registry/open-registry';
import { shareWith } from '../registry/share';
import { keyId } from '../registry/signers';
import { fingerprintSources } from '../releases/fingerprint-sources';
import { goLive } from '../releases/go-live';
import { releasePackages } from '../releases/release-packages';
import { hostName, inEnvironment, type Workspace } from '../workspace';
import { publicKeyOf, writeSignature } from './release-signature';

let workspace: TestWorkspace;
/** The version that is live before the team has a key. */
let first: string;
beforeEach(async () => {
  workspace = openTestWorkspace();
  mkdirSync(join(workspace.root, testRemote), { recursive: true });
  for (const [file, text] of [
    ['pnpm-lock.yaml', ''],
    ['package.json', '{}'],
    [`${testRemote}/remote.ts`, ''],
  ] as const)
    writeFileSync(join(workspace.root, file), text);
  first = workspace.publish(draw('first'));
  await workspace.promote(first);
});
afterEach(() => workspace.dispose());

const draw = (text: string) => `(location) => '<h1>${text} ' + location + '</h1>'`;
const createKeyPair = () => generateKeyPairSync('ed25519').privateKey;
const run = async (command: typeof addKey, ...args: string[]) => {
  const { result } = await command.run('test', args, workspace);
  return [...(result?.lines ?? []), ...(result?.warnings ?? [])].join('\n');
};
const give = (team: string, key: KeyObject, ...remotes: string[]) =>
  run(addKey, team, publicKeyOf(key), ...remotes, '--message', 'No 7');
const folderOf = (version: string) => join(workspace.releases, testRemote, version);
const fileOf = (version: string, file = 'release.sig') => join(folderOf(version), file);
const makeLive = (version: string) =>
  goLive(workspace, { [testRemote]: promoteTo(version) }, { compose: composeNames });
const entryOf = async () => (await readRegistry(workspace)).packages[testRemote];

/** Publishes a version with a signature. */
async function publishSigned(text: string, key: KeyObject, team = 'test'): Promise<string> {
  const version = workspace.publish(draw(text), testRemote, undefined, { team });
  await writeSignature(folderOf(version), { remote: testRemote, team, version }, key);
  return version;
}

/** Releases a version that needs no build, with a key or without. */
function release(version: string, key?: KeyObject, promotes = true) {
  const signingKey = key?.export({ type: 'pkcs8', format: 'pem' }).toString();
  const machine: Workspace = { ...workspace, environment: { ...workspace.environment, signingKey } };
  const builds = JSON.stringify({ [fingerprintSources(machine, testRemote)]: version });
  writeFileSync(join(machine.releases, testRemote, 'builds.json'), builds);
  return releasePackages(machine, [testRemote], { promotes });
}

test('a new key is for its owner alone, and no file is overwritten', async () => {
  const printed = await run(createKey, 'team.pem');
  const file = join(workspace.root, 'team.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(printed).toMatch(/add-key <team> MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/);
  const before = readFileSync(file, 'utf8');
  await expect(run(createKey, 'team.pem')).rejects.toThrow('there is a file already');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('keys are listed with their remotes, and with who added them and why', async () => {
  expect(await run(keys)).toBe('No team has a key: releases are not signed');
  const key = createKeyPair();
  await give('test', key);
  const id = keyId(publicKeyOf(key));
  expect(await run(keys)).toMatch(
    new RegExp(
      `^team test  shell, ${testRemote}\n  ${id}  MCow\\S+\nHistory, the latest first\n  \\S+  add  test  ${id}  shell, ${testRemote}  .+  No 7$`,
    ),
  );
  await run(removeKey, 'test', id, '--message', 'Lost');
  expect(await run(keys)).toMatch(
    /no key: its releases are not signed[\s\S]*remove {2}test {2}[\s\S]*Lost[\s\S]*No 7$/,
  );
});

test('a key that is given again changes nothing, and nothing is written', async () => {
  const key = createKeyPair();
  await give('test', key);
  const file = join(workspace.releases, 'registry.json');
  const { ino } = statSync(file);
  await give('test', key);
  expect(statSync(file).ino).toBe(ino);
  expect((await readRegistry(workspace)).signers?.history).toHaveLength(1);
});

test.each([
  ['no key', ['test', 'MCow'], '"MCow": it is no public key of Ed25519'],
  [
    'of an unknown team',
    ['tset', publicKeyOf(createKeyPair())],
    'tset: no remote that is live is of this team. Use one of test',
  ],
  ['for an unknown remote', ['test', publicKeyOf(createKeyPair()), 'mfe-tset'], '"mfe-tset": there is no such remote'],
  ...['__proto__', 'constructor', 'prototype'].flatMap((name): [string, string[], string][] => [
    [`of a team ${name}`, [name, publicKeyOf(createKeyPair()), testRemote], `"${name}": no team or remote`],
    [`for a remote ${name}`, ['test', publicKeyOf(createKeyPair()), name], `"${name}": no team or remote`],
  ]),
])('a key that nobody could sign with is refused: %s', async (_what, args, message) => {
  await expect(run(addKey, ...args)).rejects.toThrow(message);
  expect((await readRegistry(workspace)).signers).toBeUndefined();
});

test('a team may have a name that objects have a function for', async () => {
  const key = createKeyPair();
  await give('toString', key, testRemote);
  await run(removeKey, 'toString', keyId(publicKeyOf(key)));
  await expect(run(removeKey, 'valueOf', keyId(publicKeyOf(key)))).rejects.toThrow('team valueOf has no such key');
});

test('without a key nothing is signed; with one, unsigned releases are refused', async () => {
  expect(await run(releases, testRemote)).toMatch(new RegExp(`^${testRemote}@${first} .*  unsigned\n`));
  const key = createKeyPair();
  await give('test', key);
  const second = workspace.publish(draw('second'));
  await expect(release(second)).rejects.toMatchObject({
    code: 'signature-missing',
    message: `${testRemote}@${second}: team test signs its releases, and this one has no release.sig. Team test signs it by "npx -y pnpm@12 release ${testRemote}" with its key in RELEASE_KEY. What is live stays`,
  });
  expect((await entryOf())?.live).toBe(first);
  await release(second, key);
  const id = keyId(publicKeyOf(key));
  expect((await entryOf())?.history.at(-1)).toMatchObject({ version: second, signature: { key: id } });
  const written = readFileSync(fileOf(second), 'utf8');
  for (const spoil of [() => {}, () => rmSync(fileOf(second))]) {
    spoil();
    // Who has signed what went live is known, whatever becomes of the file.
    expect(await run(releases, testRemote)).toMatch(new RegExp(`^${testRemote}@${second} .*  signed by ${id}\n`));
    await writeSiteRecord(workspace, await readRegistry(workspace), 'site');
    const { packages } = JSON.parse(readFileSync(siteRecordFile(workspace.site), 'utf8'));
    expect(packages).toMatchObject([
      { name: hostName, signedBy: null },
      { name: testRemote, signedBy: id },
    ]);
  }
  writeFileSync(fileOf(second), written);
  // The same sources again: it is live, and keeps its signature. So does what was published before it goes live.
  const third = workspace.publish(draw('third'));
  await release(third, key, false);
  const signed = [second, third].map((version) => readFileSync(fileOf(version), 'utf8'));
  for (const version of [second, third]) await release(version, key);
  expect([second, third].map((version) => readFileSync(fileOf(version), 'utf8'))).toEqual(signed);
});

test('what was live before the team had a key stays, and a rollback may return to it', async () => {
  const second = workspace.publish(draw('second'));
  await makeLive(second);
  const key = createKeyPair();
  await give('test', key);
  await composeSite(workspace, { posts: [] });
  await release(await publishSigned('third', key), key);
  await run(rollback, testRemote);
  await run(rollback, testRemote);
  expect((await entryOf())?.live).toBe(first);
});

test('a key counts in every environment: only signed releases are promoted', async () => {
  const staging = inEnvironment(workspace, 'staging');
  const unsigned = workspace.publish(draw('unsigned'));
  const changes = { [hostName]: promoteTo(workspace.hostVersion), [testRemote]: promoteTo(first) };
  await goLive(staging, changes, { compose: composeNames });
  await goLive(staging, { [testRemote]: promoteTo(unsigned) }, { compose: composeNames });
  const key = createKeyPair();
  await give('test', key);
  const move = () => run(promote, testRemote, '--from', 'staging', '--no-browser');
  await expect(move()).rejects.toMatchObject({ code: 'signature-missing' });
  expect((await entryOf())?.live).toBe(first);
  const signed = await publishSigned('signed', key);
  await run(promote, testRemote, signed, '--to', 'staging', '--force');
  await move();
  expect((await entryOf())?.history.at(-1)).toMatchObject({
    version: signed,
    from: 'staging',
    signature: { key: keyId(publicKeyOf(key)) },
  });
});

test('nothing of a release runs before its signature is known to be right', async () => {
  await give('test', createKeyPair());
  const compose = jest.fn<ReturnType<typeof composeVersions>, Parameters<typeof composeVersions>>();
  const second = workspace.publish(draw('second'));
  for (const change of [promoteTo(second), shareWith(second, 10)])
    await expect(goLive(workspace, { [testRemote]: change }, { compose })).rejects.toThrow('no release.sig');
  expect(compose).not.toHaveBeenCalled();
  await expect(run(promote, testRemote, second, '--force')).rejects.toThrow('no release.sig');
  expect((await entryOf())?.live).toBe(first);
});

test('compose refuses a live release whose signature was removed', async () => {
  const key = createKeyPair();
  await give('test', key);
  const second = await publishSigned('second', key);
  await makeLive(second);
  await composeSite(workspace, { posts: [] });
  rmSync(fileOf(second));
  await expect(composeSite(workspace, { posts: [] })).rejects.toMatchObject({ code: 'signature-missing' });
});

const change = (version: string, file: string, from: RegExp, to: string) =>
  overwrite(fileOf(version, file), readFileSync(fileOf(version, file), 'utf8').replace(from, to));

const signedAnew =
  /^Team test signs it anew by "npx -y pnpm@12 release mfe-test" with its key in RELEASE_KEY\. If it came from the release store, ask who publishes there\./;

test.each<[string, (version: string, other: string) => void, string, RegExp]>([
  [
    'another commit in release.json',
    (version) => change(version, 'release.json', /\{/, '{"commit":"0123456",'),
    'its release.json was changed after it was signed',
    /^Remove mfe-test\/[0-9a-f]{16} from the releases folder; "npx -y pnpm@12 release mfe-test" at its commit with its key in RELEASE_KEY builds and signs it again\. If it came from the release store, ask who publishes there\./,
  ],
  [
    'a later time',
    (version) => change(version, 'release.sig', /"at": "\d+/, '"at": "2020'),
    'its release.sig is not what the key has signed',
    signedAnew,
  ],
  [
    'the signature of another release',
    (version, other) => copyFileSync(fileOf(other), fileOf(version)),
    'its release.sig is of another release: version',
    signedAnew,
  ],
  [
    'no signature at all',
    (version) => overwrite(fileOf(version), '{}'),
    'its release.sig is no signature of a release',
    signedAnew,
  ],
])('a release that was changed is refused: %s', async (_what, tamper, reason, remedy) => {
  const key = createKeyPair();
  await give('test', key);
  const second = await publishSigned('second', key);
  const other = await publishSigned('other', key);
  chmodSync(fileOf(second), 0o644);
  tamper(second, other);
  await expect(makeLive(second)).rejects.toMatchObject({
    code: 'signature-invalid',
    reason: expect.stringContaining(reason),
    remedy: expect.stringMatching(remedy),
  });
});

test('an unreadable signature is not treated as a missing one', async () => {
  await give('test', createKeyPair());
  const second = workspace.publish(draw('second'));
  mkdirSync(fileOf(second));
  await expect(makeLive(second)).rejects.toMatchObject({ code: 'EISDIR' });
});

test('a release signed by another team is refused, whatever team it claims', async () => {
  const [own, others] = [createKeyPair(), createKeyPair()];
  await give('test', own);
  await workspace.promote(workspace.publish(draw('theirs'), 'mfe-others', ['/x'], { team: 'others' }), 'mfe-others');
  await give('others', others);
  const id = keyId(publicKeyOf(others));
  const ownKey = `Team test signs it by "npx -y pnpm@12 release ${testRemote}" with a key of its own in RELEASE_KEY`;
  await expect(makeLive(await publishSigned('second', others))).rejects.toMatchObject({
    code: 'signature-foreign',
    reason: `it is signed with the key ${id}, which is of team others, and not by team test`,
    remedy: `${ownKey}. If the remote is now of team others, platform staff say so by "npx -y pnpm@12 delivery add-key others <public key> ${testRemote}". What is live stays`,
  });
  await expect(makeLive(await publishSigned('by nobody', createKeyPair()))).rejects.toMatchObject({
    code: 'signature-foreign',
    reason: expect.stringContaining(', which no team has, and not'),
    remedy: `${ownKey}. If the key is a new one of the team, platform staff add it by "npx -y pnpm@12 delivery add-key test <public key>". What is live stays`,
  });
  for (const team of ['others', 'nobody'])
    await expect(makeLive(await publishSigned('second', others, team))).rejects.toMatchObject({
      code: 'signature-foreign',
      reason: `it says that it is of team ${team}, and the remote is of team test`,
    });
  await expect(release(workspace.publish(draw('third')), others)).rejects.toThrow(
    `${testRemote}: RELEASE_KEY has the key ${id}, and team test, whose remote it is, has ${keyId(publicKeyOf(own))}`,
  );
});

test('a release that claims another team is refused before anybody signs it', async () => {
  const [own, others] = [createKeyPair(), createKeyPair()];
  await give('test', own);
  const second = workspace.publish(draw('second'), testRemote, undefined, { team: 'others' });
  for (const key of [own, others, undefined])
    await expect(release(second, key)).rejects.toMatchObject({
      code: 'signature-foreign',
      remedy: `Set "team" in ${testRemote}/remote.ts to "test" and release it. If the remote is now of team others, platform staff say so by "npx -y pnpm@12 delivery add-key others <public key> ${testRemote}". What is live stays`,
    });
  expect(existsSync(fileOf(second))).toBe(false);
  await give('others', others, testRemote);
  await release(second, others);
  expect((await entryOf())?.live).toBe(second);
  // What was live by then is released by its new team as it is.
  await run(addKey, 'test', publicKeyOf(own), testRemote);
  await release(second, own);
  expect((await entryOf())?.live).toBe(second);
});

test('a remote that a key is given with belongs to the new team', async () => {
  const [own, others] = [createKeyPair(), createKeyPair()];
  await give('test', own);
  const second = await publishSigned('second', own);
  await makeLive(second);
  await give('others', others, testRemote);
  await composeSite(workspace, { posts: [] });
  await expect(makeLive(await publishSigned('third', own))).rejects.toMatchObject({ code: 'signature-foreign' });
  const fourth = await publishSigned('fourth', others, 'others');
  await makeLive(fourth);
  expect((await entryOf())?.live).toBe(fourth);
});

test('a release signed earlier than what it replaces is refused, unless it was live', async () => {
  const key = createKeyPair();
  await give('test', key);
  const older = workspace.publish(draw('older'));
  await release(older, key, false);
  const second = workspace.publish(draw('second'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  await release(second, key);
  await expect(makeLive(older)).rejects.toMatchObject({ code: 'signature-old' });
  await expect(run(promote, testRemote, older, '--force')).rejects.toMatchObject({ code: 'signature-old' });
  await release(older, key);
  expect((await entryOf())?.live).toBe(older);
  await run(rollback, testRemote);
  await run(promote, testRemote, older, '--force');
  expect((await entryOf())?.history.at(-1)).toMatchObject({
    version: older,
    signature: { key: keyId(publicKeyOf(key)) },
  });
});

test('a signature from the future is refused, as no later release could replace it', async () => {
  const key = createKeyPair();
  await give('test', key);
  jest.useFakeTimers({
    now: Date.now() + 2 * 3_600_000,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  });
  const second = await publishSigned('second', key).finally(() => jest.useRealTimers());
  await expect(makeLive(second)).rejects.toThrow('which is to come: the clock was wrong');
});

test('what was signed while the clock was a year ahead can be rolled back and replaced', async () => {
  const key = createKeyPair();
  await give('test', key);
  await makeLive(await publishSigned('second', key));
  jest.useFakeTimers({
    now: Date.now() + 366 * 86_400_000,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  });
  const ahead = await publishSigned('ahead', key);
  const { at } = JSON.parse(readFileSync(fileOf(ahead), 'utf8'));
  const note = { signature: { key: keyId(publicKeyOf(key)), at } };
  await goLive(workspace, { [testRemote]: promoteTo(ahead, note) }, { compose: composeNames }).finally(() =>
    jest.useRealTimers(),
  );
  const takenBack = `"npx -y pnpm@12 rollback ${testRemote}"`;
  await expect(composeSite(workspace, { posts: [] })).rejects.toMatchObject({
    code: 'signature-invalid',
    remedy: expect.stringContaining(`If it is live, ${takenBack} takes it back`),
  });
  const next = await publishSigned('next', key);
  await expect(makeLive(next)).rejects.toMatchObject({
    code: 'signature-old',
    remedy: `A clock was ahead when ${ahead} was signed. Take it back by ${takenBack}, then try again`,
  });
  await run(rollback, testRemote);
  await makeLive(next);
  expect((await entryOf())?.live).toBe(next);
});

test.each(['2020-01-01T00:00:00.000+99:99', '2020-01-01T00:00:00.000+02:00'])(
  'a signature with a time not in UTC is invalid, though the key made it: %s',
  async (time) => {
    const key = createKeyPair();
    await give('test', key);
    await makeLive(await publishSigned('second', key));
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValueOnce(time);
    const older = await publishSigned('older', key);
    expect(readFileSync(fileOf(older), 'utf8')).toContain(time);
    await expect(makeLive(older)).rejects.toThrow('its release.sig is no signature of a release');
  },
);

test('a removed key signs nothing more, but what it signed stays and may come back', async () => {
  const [old, next] = [createKeyPair(), createKeyPair()];
  await give('test', old);
  const second = await publishSigned('second', old);
  await makeLive(second);
  await give('test', next);
  await run(removeKey, 'test', keyId(publicKeyOf(old)));
  await composeSite(workspace, { posts: [] });
  await expect(makeLive(await publishSigned('third', old))).rejects.toMatchObject({ code: 'signature-foreign' });
  await makeLive(await publishSigned('fourth', next));
  await makeLive(second);
  expect((await entryOf())?.live).toBe(second);
  await expect(run(removeKey, 'test', keyId(publicKeyOf(old)))).rejects.toThrow('team test has no such key. It has ');
});

test('releases stay when a key is removed, and an unreadable one blocks no removal', async () => {
  const [old, next] = [createKeyPair(), createKeyPair()];
  for (const key of [old, next]) await give('test', key);
  const later = workspace.publish(draw('later'), 'mfe-later', ['/later']);
  const folder = join(workspace.releases, 'mfe-later', later);
  await writeSignature(folder, { remote: 'mfe-later', team: 'test', version: later }, old);
  await goLive(workspace, { 'mfe-later': promoteTo(later) }, { compose: composeNames });
  await run(removeKey, 'test', keyId(publicKeyOf(old)));
  await composeSite(workspace, { posts: [] });
  rmSync(folder, { recursive: true });
  expect(await run(removeKey, 'test', keyId(publicKeyOf(next)))).toContain(
    `Warning: if mfe-later is of team test, it has to be signed anew (mfe-later@${later}: there is no such version.`,
  );
});

test('releases live in other environments need a signature once the team has a key', async () => {
  const staging = inEnvironment(workspace, 'staging');
  const staged = workspace.publish(draw('staged'));
  const changes = { [hostName]: promoteTo(workspace.hostVersion), [testRemote]: promoteTo(staged) };
  await goLive(staging, changes, { compose: composeNames });
  const key = createKeyPair();
  await give('test', key);
  await expect(composeSite(staging, { posts: [] })).rejects.toMatchObject({ code: 'signature-missing' });
  await writeSignature(folderOf(staged), { remote: testRemote, team: 'test', version: staged }, key);
  expect((await composeSite(staging, { posts: [] })).outcome).toBe('composed');
});

test('commands that check no signatures refuse a registry in which a team has a key', async () => {
  const stored = () => JSON.parse(readFileSync(join(workspace.releases, 'registry.json'), 'utf8'));
  expect(stored()).toMatchObject({ contractVersion: 2 });
  await give('test', createKeyPair());
  expect(stored()).toMatchObject({ contractVersion: 3 });
  // A version to come has more to say, and keeps it.
  writeFileSync(join(workspace.releases, 'registry.json'), JSON.stringify({ ...stored(), later: 1 }));
  await run(removeKey, 'test', keyId(stored().signers.teams.test.keys[0]));
  expect(stored()).toMatchObject({ later: 1, signers: { history: [{ by: 'add' }, { by: 'remove' }] } });
});

test.each([
  ['no key', 'it is no private key', '-----BEGIN'],
  ['a file that is not there', 'nowhere.pem is not a file with a private key', 'nowhere.pem'],
  [
    'a key of another kind',
    'it is no key of Ed25519',
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ],
])('RELEASE_KEY is refused by name: %s', async (_what, reason, signingKey) => {
  await give('test', createKeyPair());
  const second = workspace.publish(draw('second'));
  workspace = { ...workspace, environment: { ...workspace.environment, signingKey } };
  const builds = JSON.stringify({ [fingerprintSources(workspace, testRemote)]: second });
  writeFileSync(join(workspace.releases, testRemote, 'builds.json'), builds);
  await expect(releasePackages(workspace, [testRemote], { promotes: true })).rejects.toThrow(`RELEASE_KEY: ${reason}`);
  expect(existsSync(fileOf(second))).toBe(false);
});
