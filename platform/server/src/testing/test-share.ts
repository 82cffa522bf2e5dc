import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canarySiteFile } from 'kit/contract/canary-sites';
import type { Signal } from 'kit/contract/signal';
import { writeSite } from './test-site';

/** A remote with one version that is live and another that a share gets. */
export const testShare = {
  remote: 'mfe-a',
  live: 'a'.repeat(16),
  shared: 'c'.repeat(16),
  shell: 'b'.repeat(16),
  site: 'd'.repeat(16),
} as const;

const writeComposition = (folder: string, version: string) => {
  mkdirSync(folder, { recursive: true });
  const remote = {
    name: testShare.remote,
    team: 'a',
    version,
    entry: '/entry.js',
    routes: [{ path: '/a', expose: './a' }],
  };
  writeFileSync(
    join(folder, 'composition.json'),
    JSON.stringify({ id: testShare.live, shell: testShare.shell, remotes: [remote] }),
  );
};

/** Gives a share of the visitors of a test site another version, watched or not. @param folder has the link `live` */
export function writeShare(folder: string, share: { percent: number; views?: number } = { percent: 10 }): void {
  writeComposition(join(folder, 'one'), testShare.live);
  writeSite(join(folder, testShare.site), 'shared');
  writeComposition(join(folder, testShare.site), testShare.shared);
  const { remote, shared, site } = testShare;
  const watch = share.views === undefined ? {} : { watch: { since: '2027-01-01T00:00:00.000Z', views: share.views } };
  writeFileSync(
    canarySiteFile(join(folder, 'live')),
    JSON.stringify({
      releases: [{ package: remote, version: shared, share: share.percent, ...watch }],
      sites: [{ packages: [remote], site }],
    }),
  );
}

/** A view of a page of that remote. */
export const viewOf = (version: string, more: Partial<Signal> = {}): Signal => ({
  remote: testShare.remote,
  version,
  shell: testShare.shell,
  route: '/a',
  width: 'wide',
  failed: [],
  ...more,
});

/** An address of a network of its own, up to number 51,199 of a region of its own: 8.0.0.1 has the number 7. */
export const visitorAddress = (number: number) =>
  `${1 + (number % 200)}.${Math.floor(number / 200) % 256}.${Math.floor(number / 51_200)}.1`;
