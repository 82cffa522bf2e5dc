import { join } from 'node:path';
import { expect } from '@playwright/test';
import { removeSites } from '../../harness/fresh-checkout';
import { hashFiles } from '../../harness/hash-files';
import { copyDelivery, deliver } from '../../harness/site-server';
import { test } from '../../harness/test';
import { expectEveryPromotionLands } from '../../tests/race-promotions';
import {
  expectNavigationRecovers,
  expectReadablePage,
  faultMessages,
  faults,
  faultyRemotes,
  navigationFaults,
} from '../../tests/remote-faults';

test('what composes from the cache is what composes without it, byte for byte', () => {
  test.setTimeout(180_000);
  const folder = copyDelivery();
  const cached = hashFiles(join(folder, 'site'));
  for (const part of ['.cache', '.sites']) removeSites(join(folder, part));
  expect(deliver(['compose'], { DELIVERY_DIR: folder }).status).toBe(0);
  expect(hashFiles(join(folder, 'site'))).toBe(cached);
  removeSites(folder);
});

test('two processes race 500 promotions: each lands once, none is overwritten', async ({ siteServer }) => {
  test.setTimeout(180_000);
  await expectEveryPromotionLands(siteServer.address, 250);
});

for (const remote of faultyRemotes) {
  for (const fault of faults) {
    test(`${remote.name}, ${fault}: its page stays readable, the shell stays alive, one report names it`, async ({
      page,
      siteServer,
      expectConsole,
    }) => {
      expectConsole(faultMessages);
      await expectReadablePage(page, siteServer.address, remote, fault);
    });
  }

  for (const fault of navigationFaults) {
    test(`a navigation to ${remote.name} with ${fault}: one full load shows the page, the rest of the site is untouched`, async ({
      page,
      siteServer,
      expectConsole,
    }) => {
      expectConsole(faultMessages);
      await expectNavigationRecovers(page, siteServer.address, remote, fault);
    });
  }
}
