import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { writeSite } from '../testing/test-site';
import { createSiteReader } from './read-site';

test('what is cached for a site without a definition is made anew once it has one', async () => {
  const folder = createTemporaryFolder('site');
  const one = join(folder, 'one');
  writeSite(one, 'one');
  rmSync(join(one, 'site.json'));
  symlinkSync('one', join(folder, 'live'));
  const readSite = createSiteReader(join(folder, 'live'));
  const site = await readSite();
  expect(site.definition).toBeUndefined();
  expect(await readSite()).toBe(site);
  writeFileSync(join(one, 'site.json'), JSON.stringify(testDefinition));
  const mended = await readSite();
  expect(mended.definition?.name).toBe(testDefinition.name);
  expect(await readSite()).toBe(mended);
  rmSync(folder, { recursive: true });
});
