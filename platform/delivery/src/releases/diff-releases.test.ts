import { testRelease } from '../../testing/test-release';
import { hashIntegrity } from '../files/integrity';
import { diffReleases } from './diff-releases';

const file = (size: number) => ({ size, integrity: hashIntegrity('') });
const release = (change: object = {}) =>
  testRelease('mfe-a', {
    routes: [
      { path: '/a', expose: './page' },
      { path: '/b', expose: './page' },
    ],
    exposes: { './page': { scripts: ['one.js', 'two.js'], styles: ['page.css'] } },
    shared: { react: '19.3.1' },
    files: { 'web/one.js': file(100), 'web/two.js': file(20), 'web/page.css': file(7), 'node/one.js': file(5000) },
    ...change,
  });

test('additions, removals and changes are listed from the earlier release to the later', () => {
  const after = release({
    team: 'others',
    routes: [
      { path: '/b', expose: './page', aliases: ['/B2'] },
      { path: '/c', expose: './page' },
    ],
    shared: { react: '19.4.0' },
    files: { 'web/one.js': file(150), 'web/two.js': file(20), 'web/page.css': file(7) },
  });
  expect(diffReleases(release(), after)).toEqual([
    '- route /a: {"expose":"./page"}',
    '~ route /b: {"expose":"./page"} → {"expose":"./page","aliases":["/B2"]}',
    '+ route /c: {"expose":"./page"}',
    '~ expose ./page: scripts 120 B, styles 7 B → scripts 170 B, styles 7 B',
    '~ shared react: 19.3.1 → 19.4.0',
    '~ team team: team → others',
  ]);
  expect(diffReleases(after, after)).toEqual([]);
});
