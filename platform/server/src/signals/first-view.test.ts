import type { SiteComposition } from 'kit/contract/composition';
import type { Signal } from 'kit/contract/signal';
import { firstViewOf } from './first-view';

const [live, shared, former] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string];
const site = { shell: live, remotes: [{ name: 'mfe-a', version: live }] } as SiteComposition;
const served = { live: site, releases: [], compositions: new Map() };
const view = (more: Partial<Signal>): Signal => ({
  remote: 'mfe-a',
  version: live,
  shell: live,
  route: '/a',
  width: 'wide',
  failed: [],
  ...more,
});
const first = (name: string, ...signals: Signal[]) => {
  const found = firstViewOf(served, { package: name, version: shared, share: 10 }, signals);
  return found && [found.view.side, found.view.hasFailed, found.version];
};

test('the first view of a package counts, for the share or for the others', () => {
  const others = view({ remote: 'mfe-b', version: shared });
  expect(first('mfe-a', others, view({ version: shared, failed: ['mfe-a'] }), view({}))).toEqual([
    'share',
    true,
    shared,
  ]);
  expect(first('mfe-a', view({ failed: ['mfe-b'] }), view({ version: shared }))).toEqual(['others', false, live]);
});

test('a view of a third version counts for nobody', () => {
  expect(first('mfe-a', view({ version: former }))).toBeUndefined();
  expect(first('mfe-a', view({ version: former }), view({}))).toEqual(['others', false, live]);
});

test('the shell is viewed on the pages of every remote, by its own version', () => {
  expect(first('shell', view({ shell: shared }))).toEqual(['share', false, shared]);
  expect(first('shell', view({ version: shared, failed: ['shell'] }))).toEqual(['others', true, live]);
});
