import { testRelease } from '../../testing/test-release';
import { checkMenuEntries } from './check-menu-entries';

const release = (remote: string, menuEntries: object) => testRelease(remote, { menuEntries });
const entries = (...paths: string[]) => paths.map((to) => ({ to, label: to }));
const one = release('mfe-a', { resources: entries('/a', '/b') });
const other = release('mfe-b', { resources: entries('/c') });
const menus = { resources: { atMost: 3 } };

test('menus take as many entries of remotes as there is room for', () => {
  expect(() => checkMenuEntries([one, other, testRelease('mfe-c')], menus)).not.toThrow();
});

test('more entries than there is room for are refused, with the count of each remote', () => {
  const full = { resources: { atMost: 2 } };
  const reason = 'the menu "resources" has room for 2 entries, and mfe-a has 2, mfe-b has 1. Correct "menuEntries"';
  expect(() => checkMenuEntries([one, other], full)).toThrow(`mfe-b/remote.ts: ${reason}`);
  expect(() => checkMenuEntries([one, other], full, ['mfe-a'])).toThrow(`mfe-a/remote.ts: ${reason}`);
  expect(() => checkMenuEntries([one, other], full, ['shell'])).toThrow(`shell/site.ts: ${reason}`);
});

test('a menu that the site does not have is refused, with those that it has', () => {
  const lost = release('mfe-a', { 'use-cases': entries('/a') });
  expect(() => checkMenuEntries([lost], { ...menus, industries: { atMost: 1 } })).toThrow(
    'mfe-a/remote.ts: the menu "use-cases" is not in "menus" of the site\'s definition, which has "resources", "industries", and mfe-a has 1',
  );
  expect(() => checkMenuEntries([lost], undefined)).toThrow('which has none');
});

test('a picture is refused where the menu shows none', () => {
  const pictured = release('mfe-b', { resources: [{ to: '/b', label: 'B', picture: '/media/b.svg' }] });
  expect(() => checkMenuEntries([one, pictured], menus)).toThrow(
    'the menu "resources" shows no pictures, and the entry /b has one: mfe-a has 2, mfe-b has 1',
  );
  expect(() => checkMenuEntries([one, pictured], { resources: { atMost: 3, pictures: true } })).not.toThrow();
});
