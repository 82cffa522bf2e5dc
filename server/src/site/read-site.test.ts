import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { writeSite } from '../testing/test-site';
import { createSiteReader } from './read-site';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  return { ...actual, realpath: jest.fn(actual.realpath) };
});

test('a switch while the link is followed, taken back at once, leaves the site that the link leads to', async () => {
  const folder = createTemporaryFolder('sites');
  const link = join(folder, 'live');
  const switchTo = (site: string) => {
    symlinkSync(site, join(folder, 'next'));
    renameSync(join(folder, 'next'), link);
  };
  for (const site of ['one', 'two']) writeSite(join(folder, site), site);
  switchTo('one');
  const { realpath: follow } = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  jest.mocked(realpath).mockImplementationOnce(async (path) => {
    switchTo('two');
    return follow(path);
  });
  const readSite = createSiteReader(link);
  await readSite();
  switchTo('one');
  expect((await readSite()).index.compositionId).toBe('one');
  rmSync(folder, { recursive: true });
});
