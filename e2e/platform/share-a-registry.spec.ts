import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect } from '@playwright/test';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore/lite';
import { DeliveryError } from '../../platform/delivery/src/delivery-error';
import { promoteTo, retire, rollBack } from '../../platform/delivery/src/registry/change-entry';
import { addKey, removeKey } from '../../platform/delivery/src/registry/change-signers';
import {
  listFirestoreEnvironments,
  openFirestoreRegistry,
} from '../../platform/delivery/src/registry/firestore-registry';
import type { EntryChange, RegistryStore } from '../../platform/delivery/src/registry/registry';
import { publicKeyOf } from '../../platform/delivery/src/signatures/release-signature';
import { runInterleaving } from '../../platform/delivery/testing/interleavings/run-interleaving';
import { runInBackground } from '../harness/fresh-checkout';
import { listen } from '../harness/listen';
import { openStore } from '../harness/store-post';
import { test } from '../harness/test';
import { platformSite } from '../harness/test-delivery';
import { isThorough } from '../harness/thorough';

// Teams on several machines, with the registry as documents of one server.

const settingsFor = (origin: string) => ({ settings: { kind: 'embedded' as const, origin } });
const [one, two] = ['1'.repeat(16), '2'.repeat(16)];

test('a registry in documents can be promoted, rolled back and read again', async ({ siteServer }) => {
  const registry = openFirestoreRegistry(settingsFor(siteServer.address));
  const change = (name: string, apply: EntryChange) =>
    registry.change(({ packages }) => ({ [name]: apply(packages[name]) }));
  await change('mfe-a', promoteTo(one));
  await change('mfe-a', promoteTo(two, { message: 'No 7' }));
  await change('mfe-a', rollBack('mfe-a'));
  const { packages } = await registry.read();
  expect(packages['mfe-a']?.live).toBe(one);
  expect(packages['mfe-a']?.history.map(({ version }) => version)).toEqual([one, two, one]);
  expect(packages['mfe-a']?.history[1]).toMatchObject({ by: 'promote', message: 'No 7' });
  await expect(change('mfe-b', rollBack('mfe-b'))).rejects.toThrow('no version was live before this one');
});

test('signing keys are added, read and removed, each with a line of history', async ({ siteServer }) => {
  const registry = openFirestoreRegistry(settingsFor(siteServer.address));
  await registry.change(({ packages }) => ({ 'mfe-signed': promoteTo(one)(packages['mfe-signed']) }));
  const key = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const team = '@example/signed';
  await registry.changeSigners(addKey({ team, key, note: { who: 'Ada Example' } }, ['mfe-signed']));
  expect((await registry.read()).signers?.teams[team]).toEqual({ keys: [key], remotes: { 'mfe-signed': [one] } });
  await registry.changeSigners(removeKey({ team, keyOrId: key }));
  const { signers, packages } = await registry.read();
  expect(signers?.teams[team]?.keys).toEqual([]);
  expect(signers?.history.map(({ by, who }) => [by, who])).toEqual([
    ['add', 'Ada Example'],
    ['remove', undefined],
  ]);
  expect(packages['mfe-signed']?.live).toBe(one);
});

test('a server lets a remote be changed by the key of its team or the platform alone', async ({ siteServer }) => {
  const access = settingsFor(siteServer.address);
  const createKey = () => generateKeyPairSync('ed25519').privateKey;
  const [own, other, platform] = [createKey(), createKey(), createKey()];
  const registryOf = (key?: KeyObject) => openFirestoreRegistry(access, 'production', () => key);
  const change = (key: KeyObject | undefined, apply: EntryChange) =>
    registryOf(key).change(({ packages }) => ({ 'mfe-guarded': apply(packages['mfe-guarded']) }));
  await change(undefined, promoteTo(one));
  const give = (team: string, key: KeyObject, remotes: string[]) =>
    registryOf(platform).changeSigners(addKey({ team, key: publicKeyOf(key) }, remotes));
  await give('guarded', own, ['mfe-guarded']);
  await give('platform', platform, []);
  const refused = { code: 'access-denied', message: expect.stringContaining('belongs to team guarded') };
  for (const key of [undefined, other]) {
    await expect(change(key, promoteTo(two))).rejects.toMatchObject(refused);
    await expect(change(key, retire('mfe-guarded', { redirects: {} }))).rejects.toMatchObject(refused);
  }
  await change(own, promoteTo(two));
  await change(platform, rollBack('mfe-guarded'));
  expect((await registryOf().read()).packages['mfe-guarded']?.live).toBe(one);
  // The other tests of this server sign nothing.
  await registryOf(platform).changeSigners(removeKey({ team: 'guarded', keyOrId: publicKeyOf(own) }));
  await registryOf(platform).changeSigners(removeKey({ team: 'platform', keyOrId: publicKeyOf(platform) }));
});

test("each environment has its own registry beside production's, with the same keys", async ({ siteServer }) => {
  const access = settingsFor(siteServer.address);
  const [live, staging, preview] = ['production', 'staging', 'preview-1'].map((name) =>
    openFirestoreRegistry(access, name),
  ) as [RegistryStore, RegistryStore, RegistryStore];
  const promote = (registry: RegistryStore, version: string, name = 'mfe-staged') =>
    registry.change(({ packages }) => ({ [name]: promoteTo(version)(packages[name]) }));
  await promote(live, one);
  await promote(staging, two);
  for (const name of ['mfe-staged', 'mfe-proposed']) await promote(preview, two, name);
  const liveIn = async (registry: RegistryStore) => (await registry.read()).packages['mfe-staged']?.live;
  expect([await liveIn(live), await liveIn(staging)]).toEqual([one, two]);
  expect((await staging.read()).signers).toEqual((await live.read()).signers);
  expect(await listFirestoreEnvironments(access)).toEqual(['preview-1', 'staging']);

  // Composed again while it is removed: then it is there, whole, or gone.
  const [removed, changed] = await Promise.allSettled([preview.remove(() => true), promote(preview, one)]);
  expect([removed.status, changed.status]).toEqual(['fulfilled', 'fulfilled']);
  const names = Object.keys((await preview.read()).packages).sort();
  expect([[], ['mfe-proposed', 'mfe-staged'], ['mfe-staged']]).toContainEqual(names);
  expect(await preview.remove(() => false)).toBe(false);
  await preview.remove(() => true);
  expect([(await preview.read()).packages, await listFirestoreEnvironments(access)]).toEqual([{}, ['staging']]);
  expect([await live.remove(() => true), await liveIn(live)]).toEqual([false, one]);
});

test('two packages created at the same moment see each other', async ({ siteServer }) => {
  const registry = openFirestoreRegistry(settingsFor(siteServer.address));
  const claim = (name: string) =>
    registry.change(({ packages: known }) => {
      if (known['mfe-new-a'] ?? known['mfe-new-b']) throw new Error('claimed');
      return { [name]: promoteTo(one)(undefined) };
    });
  const claims = await Promise.allSettled([claim('mfe-new-a'), claim('mfe-new-b')]);
  expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

/** Promotes, and tries again as a team would when it is asked to. */
async function promoteUntilMade(registry: RegistryStore, name: string, version: string): Promise<void> {
  try {
    await registry.change(({ packages }) => ({ [name]: promoteTo(version)(packages[name]) }));
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    await promoteUntilMade(registry, name, version);
  }
}

test('two teams race promotions: each lands once, none is overwritten', async ({ siteServer }) => {
  const count = isThorough ? 250 : 20;
  const race = async (team: string) => {
    const registry = openFirestoreRegistry(settingsFor(siteServer.address));
    for (let number = 0; number < count; number += 1)
      await promoteUntilMade(registry, 'mfe-raced', `${team}${number.toString(16).padStart(15, '0')}`);
  };
  await Promise.all([race('a'), race('b')]);
  const { packages } = await openFirestoreRegistry(settingsFor(siteServer.address)).read();
  const versions = packages['mfe-raced']?.history.map(({ version }) => version) ?? [];
  expect(new Set(versions).size).toBe(2 * count);
  expect(versions).toHaveLength(2 * count);
  // Each team's own order is kept, and the last line is what is live.
  for (const team of ['a', 'b']) {
    const own = versions.filter((version) => version.startsWith(team));
    expect(own).toEqual(own.toSorted());
  }
  expect(packages['mfe-raced']?.live).toBe(versions.at(-1));
});

/** Versions by their number, and an entry with a number of them in its history, as earlier commands wrote it. */
const versionOf = (number: number) => number.toString(16).padStart(16, '0');
const lineOf = (number: number) => ({ version: versionOf(number), at: '2026-01-01T00:00:00.000Z', by: 'promote' });
const entryWith = (count: number) => ({
  live: versionOf(count - 1),
  history: Array.from({ length: count }, (_, number) => lineOf(number)),
});

test('a history too long for one document continues, and rollbacks still reach it', async ({ siteServer }) => {
  const store = openStore(siteServer.address);
  const place = doc(store, 'releases/mfe-long');
  await setDoc(place, entryWith(305));
  const registry = openFirestoreRegistry(settingsFor(siteServer.address));
  const generation = async () => (await registry.read()).packages['mfe-long']?.history.length;
  const promote = async (number: number) => {
    const after = await registry.change(({ packages }) => ({
      'mfe-long': promoteTo(versionOf(number))(packages['mfe-long']),
    }));
    return after.packages['mfe-long']?.history.length;
  };
  expect(await generation()).toBe(305);
  // One hundred lines move with each change, until few enough are left.
  const left: number[] = [];
  for (let number = 305; number < 309; number += 1) {
    expect(await promote(number)).toBe(number + 1);
    expect(await generation()).toBe(number + 1);
    left.push((await getDoc(place)).get('history').length);
  }
  expect(left).toEqual([206, 107, 108, 109]);
  const { history = [], ...entry } = (await registry.read()).packages['mfe-long'] ?? {};
  expect(history).toEqual(entryWith(309).history.map((line) => expect.objectContaining({ version: line.version })));
  expect(entry).toEqual({ live: versionOf(308) });
  expect((await getDocs(collection(place, 'history'))).docs.map(({ id }) => id)).toEqual(['0', '100']);

  // Commands from before read the document alone, keep what they do not know of it, and find the version before.
  const { history: shown, ...kept } = (await getDoc(place)).data() ?? {};
  await setDoc(place, { ...kept, live: versionOf(307), history: [...shown, { ...lineOf(307), by: 'rollback' }] });
  expect(await generation()).toBe(310);
  await registry.change(({ packages }) => ({ 'mfe-long': rollBack('mfe-long')(packages['mfe-long']) }));
  expect((await registry.read()).packages['mfe-long']?.live).toBe(versionOf(306));

  // A part that is gone is said, and nothing is written without it.
  await deleteDoc(doc(place, 'history', '0'));
  await expect(registry.read()).rejects.toThrow('releases/mfe-long/history/0');
  await expect(promote(400)).rejects.toThrow('releases/mfe-long/history/0');
  await deleteDoc(doc(place, 'history', '100'));
  await deleteDoc(place);
});

test('when two machines move the same old lines, both succeed, each line once', async ({ siteServer }) => {
  const store = openStore(siteServer.address);
  await setDoc(doc(store, 'releases/mfe-both'), entryWith(199));
  const count = 6;
  const promoteAll = async (first: number) => {
    const registry = openFirestoreRegistry(settingsFor(siteServer.address));
    for (let number = first; number < first + count; number += 1)
      await promoteUntilMade(registry, 'mfe-both', versionOf(number));
  };
  await Promise.all([promoteAll(1000), promoteAll(2000)]);
  const { history = [] } =
    (await openFirestoreRegistry(settingsFor(siteServer.address)).read()).packages['mfe-both'] ?? {};
  expect(history).toHaveLength(199 + 2 * count);
  expect(new Set(history.map(({ version }) => version)).size).toBe(history.length);
  expect(history.slice(0, 199).map(({ version }) => version)).toEqual(entryWith(199).history.map((one) => one.version));
  expect((await getDoc(doc(store, 'releases/mfe-both'))).data()?.['archived']).toBe(100);
});

test('a long history of keys moves, and removing a preview removes its old lines', async ({ siteServer }) => {
  const store = openStore(siteServer.address);
  const access = settingsFor(siteServer.address);
  const preview = openFirestoreRegistry(access, 'preview-long');
  await setDoc(doc(store, 'environments/preview-long/releases/mfe-long'), entryWith(205));
  await setDoc(doc(store, 'environments/preview-long'), { names: ['mfe-long', 'a/b', 5] });
  await preview.change(({ packages }) => ({ 'mfe-long': promoteTo(two)(packages['mfe-long']) }));
  const oldLines = collection(store, 'environments/preview-long/releases/mfe-long/history');
  expect((await getDocs(oldLines)).docs.map(({ id }) => id)).toEqual(['0']);
  expect(await preview.remove(() => true)).toBe(true);
  expect((await getDocs(oldLines)).docs).toEqual([]);

  const signersPlace = doc(store, 'registry/signers');
  const before = (await getDoc(signersPlace)).data();
  const keyLine = { at: '2026-01-01T00:00:00.000Z', by: 'add', team: 'long', key: '0'.repeat(16) };
  await setDoc(signersPlace, { teams: {}, history: Array.from({ length: 201 }, () => keyLine) });
  const key = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const registry = openFirestoreRegistry(access);
  await registry.changeSigners(addKey({ team: 'long', key }, []));
  expect((await registry.read()).signers?.history).toHaveLength(202);
  expect((await getDoc(signersPlace)).data()?.['archived']).toBe(100);
  for (const { ref } of (await getDocs(collection(signersPlace, 'history'))).docs) await deleteDoc(ref);
  if (before) await setDoc(signersPlace, before);
  else await deleteDoc(signersPlace);
});

// With the registry in a file: a unit test of delivery.
test('four teams release, promote, share, roll back, prune and compose at once', async ({ siteServer }) => {
  if (isThorough) test.setTimeout(3_600_000);
  const store = openStore(siteServer.address);
  for (let seed = 1; seed <= (isThorough ? 500 : 2); seed += 1) {
    for (const name of ['releases', 'registry'])
      for (const { ref } of (await getDocs(collection(store, name))).docs) await deleteDoc(ref);
    await runInterleaving(seed, { registry: 'documents', documents: settingsFor(siteServer.address) });
  }
});

for (const command of [['releases'], ['rollback', 'mfe-bells']]) {
  test(`a call refused by the rules is reported as such, at once: ${command[0]}`, async () => {
    let requests = 0;
    const refusing = await listen((_request, response) => {
      requests += 1;
      const error = { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' };
      response.writeHead(403, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }));
    });
    const { status, output } = await runInBackground(platformSite.folder, 'platform/delivery/src/main.ts', command, {
      RELEASE_REGISTRY: 'documents',
      DOCUMENTS_ORIGIN: refusing.origin,
    });
    await refusing.stop();
    expect(output).toContain('the account may not do this (firestore.rules)');
    // The live versions and the signers, each once.
    expect([status, requests]).toEqual([1, 2]);
  });
}
