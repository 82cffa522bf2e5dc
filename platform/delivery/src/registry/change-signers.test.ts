import { addKey, removeKey } from './change-signers';
import { keyId, keysOf, noSigners, teamOf } from './signers';

const keyOf = (letter: string) => `MCowBQYDK2VwAyEA${letter.repeat(43)}=`;
const [first, second] = [keyOf('A'), keyOf('B')];
const version = 'a'.repeat(16);
const line = { version, at: '2026-01-01T00:00:00.000Z', by: 'promote' as const };
const registry = { packages: { 'mfe-a': { live: version, history: [line] } } };
const add = (team: string, key: string, remotes: string[]) => addKey({ team, key }, remotes);

test('a remote that another team gets is no longer the one’s; what was live may stay', () => {
  const one = add('one', first, ['mfe-a', 'mfe-b'])(noSigners, registry);
  expect(one.teams['one']?.remotes).toEqual({ 'mfe-a': [version], 'mfe-b': [] });
  const both = add('other', second, ['mfe-a'])(one, registry);
  expect(both.teams['one']?.remotes).toEqual({ 'mfe-b': [] });
  expect(both.teams['other']?.remotes).toEqual({ 'mfe-a': [version] });
  expect(teamOf(both, { remote: 'mfe-a', team: 'one' })).toBe('other');
});

test('a key that a team has already is no change; another one is added to it', () => {
  const one = add('one', first, ['mfe-a'])(noSigners, registry);
  expect(add('one', first, ['mfe-a'])(one, registry)).toBe(one);
  const two = add('one', second, [])(one, registry);
  expect(keysOf(two, 'one')).toEqual([first, second]);
  expect(two.history.map(({ by, key }) => [by, key])).toEqual([
    ['add', keyId(first)],
    ['add', keyId(second)],
  ]);
});

test('a key is removed by its id; where it is not there, the team’s keys are named', () => {
  const one = add('one', first, [])(noSigners, registry);
  const remove = (keyOrId: string) => removeKey({ team: 'one', keyOrId })(one, registry);
  expect(keysOf(remove(keyId(first)), 'one')).toEqual([]);
  expect(() => remove(keyId(second))).toThrow(`It has ${keyId(first)}`);
});
