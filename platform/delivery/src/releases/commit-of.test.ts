import { commitOf } from './commit-of';

const version = '0'.repeat(16);
const line = (commit?: string, of = version) => ({ version: of, at: '', by: 'promote' as const, commit });

test.each([
  ['the one it was built from', 'c1', [], undefined, 'c1'],
  ['that of the history, when it was built from a tree with changes', 'c1-modified', [line('c2')], undefined, 'c2'],
  ['the last clean one of the history', 'c1', [line('c2'), line('c3'), line('c4-modified')], undefined, 'c3'],
  ['the one it is released from', 'c1-modified', [line('c2')], 'c3', 'c3'],
  ['a clean one, when it is released from a tree with changes', 'c1', [], 'c2-modified', 'c1'],
  ['the last one, when none is clean', 'c1-modified', [line('c2-modified')], undefined, 'c2-modified'],
  ['not that of another version', 'c1', [line('c2', '1'.repeat(16))], undefined, 'c1'],
  ['unknown outside of a checkout', undefined, [line()], undefined, undefined],
])('the commit of a version is %s', (_, commit, history, current, expected) => {
  expect(commitOf({ version, commit }, { history }, current)).toBe(expected);
});

test('the commit of a version that the registry has never had is that of its release', () => {
  expect(commitOf({ version, commit: 'c1-modified' }, undefined)).toBe('c1-modified');
});
