import { testRelease } from '../../../testing/test-release';
import { listMenus } from './list-menus';

const entry = (to: string) => ({ to, label: to });
const remotes = [
  testRelease('mfe-b', { menuEntries: { resources: [entry('/z'), entry('/y')] } }),
  testRelease('mfe-a', { menuEntries: { resources: [entry('/x')], industries: [entry('/x')] } }),
  testRelease('mfe-c'),
];

test('entries stand by the name of their remote, and then as it has written them', () => {
  const { resources, industries } = listMenus(remotes);
  expect(resources?.map(({ to }) => to)).toEqual(['/x', '/z', '/y']);
  expect(industries?.map(({ to }) => to)).toEqual(['/x']);
});

test('an entry whose page the site does without is left out', () => {
  expect(listMenus(remotes, (file) => file === 'z/index.html')).toEqual({ resources: [entry('/z')] });
});
