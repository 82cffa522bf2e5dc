import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { registryChangeText } from 'kit/contract/registry-change';
import { integer, list, map, text } from '../testing/document-values';
import { openTestDocuments, type TestDocuments, testRoot } from '../testing/test-documents';

const [team, other, platform] = [0, 1, 2].map(() => generateKeyPairSync('ed25519')) as [Keys, Keys, Keys];
type Keys = { publicKey: KeyObject; privateKey: KeyObject };
const lineOf = ({ publicKey }: Keys) => publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const idOf = (keys: Keys) =>
  createHash('sha256')
    .update(Buffer.from(lineOf(keys), 'base64'))
    .digest('hex')
    .slice(0, 16);

let store: TestDocuments;
beforeEach(() => {
  store = openTestDocuments();
});
afterEach(() => store.dispose());

const put = (path: string, fields: object) => ({ update: { name: `${testRoot}/${path}`, fields } });
const remove = (path: string) => ({ delete: `${testRoot}/${path}` });
const teamOf = (keys: Keys, ...remotes: string[]) =>
  map({
    keys: list(text(lineOf(keys))),
    remotes: map(Object.fromEntries(remotes.map((remote) => [remote, list()]))),
  });
const signers = (teams: object, lines = 1) => ({
  teams: map(teams),
  history: list(...Array.from({ length: lines }, () => map({ by: text('add') }))),
});

/** A version of a remote after so many changes, signed for a path or not. */
function entry(live: string, lines: number, signed?: { keys: Keys; path: string }) {
  const history = Array.from({ length: lines }, (_, at) => ({ version: live, share: at + 1 }));
  const fields = {
    live: text(live),
    history: list(...history.map(({ version, share }) => map({ version: text(version), share: integer(share) }))),
  };
  if (!signed) return fields;
  const { keys, path } = signed;
  const signature = sign(null, Buffer.from(registryChangeText(path, { history, live })), keys.privateKey);
  return { ...fields, signedBy: map({ key: text(idOf(keys)), signature: text(signature.toString('base64')) }) };
}

const path = 'releases/mfe-a';
const giveKey = () => store.commit(put('registry/signers', signers({ a: teamOf(team, 'mfe-a') })));
const done = { commitTime: expect.any(String), writeResults: expect.any(Array) };
const refused = 'PERMISSION_DENIED';

test('before its team has a key, whoever may write may change a remote', () => {
  expect(store.commit(put(path, entry('one', 1)))).toEqual(done);
  expect(giveKey()).toEqual(done);
  expect(store.commit(put('releases/mfe-b', entry('one', 1)))).toEqual(done);
});

test('a remote whose team has a key is changed by that key alone', () => {
  giveKey();
  expect(store.commit(put(path, entry('one', 1)))).toBe(refused);
  expect(store.commit(put(path, entry('one', 1, { keys: other, path })))).toBe(refused);
  expect(store.commit(put(path, entry('one', 1, { keys: team, path: 'releases/mfe-b' })))).toBe(refused);
  expect(store.commit(put(path, entry('one', 1, { keys: team, path })))).toEqual(done);
  expect(store.commit(remove(path))).toBe(refused);
});

test('what was signed for one state is no change of a later one', () => {
  giveKey();
  const first = put(path, entry('one', 1, { keys: team, path }));
  store.commit(first);
  store.commit(put(path, entry('two', 2, { keys: team, path })));
  expect(store.commit(first)).toBe(refused);
});

test('signed fields cannot be changed in part', () => {
  giveKey();
  store.commit(put(path, entry('one', 1, { keys: team, path })));
  const update = { ...put(path, { live: text('bad') }), updateMask: { fieldPaths: ['live'] } };
  expect(store.commit(update)).toBe(refused);
});

test('old lines of a history come with a signed change alone, and stay', () => {
  giveKey();
  const lines = put(`${path}/history/0`, { lines: list() });
  expect(store.commit(lines)).toBe(refused);
  expect(store.commit(put(path, entry('one', 1, { keys: team, path })), lines)).toEqual(done);
  expect(store.commit(put(path, entry('two', 2, { keys: team, path })), remove(`${path}/history/0`))).toBe(refused);
});

test('other environments are guarded as production is, and a preview is nobody’s', () => {
  giveKey();
  const staged = 'environments/staging/releases/mfe-a';
  expect(store.commit(put(staged, entry('one', 1, { keys: team, path })))).toBe(refused);
  expect(store.commit(put(staged, entry('one', 1, { keys: team, path: staged })))).toEqual(done);
  expect(store.commit(put('environments/preview-1/releases/mfe-a', entry('one', 1)))).toEqual(done);
});

test('the platform’s key changes every remote, and from then on who signs', () => {
  const teams = { a: teamOf(team, 'mfe-a'), platform: teamOf(platform, 'shell') };
  store.commit(put('registry/signers', signers(teams)));
  expect(store.commit(put(path, entry('one', 1, { keys: platform, path })))).toEqual(done);
  expect(store.commit(put('releases/shell', entry('one', 1, { keys: team, path: 'releases/shell' })))).toBe(refused);
  expect(store.commit(put('registry/signers', signers({ a: teamOf(other, 'mfe-a') }, 2)))).toBe(refused);
  expect(store.commit(remove('registry/signers'))).toBe(refused);
});
