import { expect } from '@playwright/test';
import { test } from '../../harness/test';
import {
  blockedPayload,
  expectNothingRunsFromClipboard,
  expectNothingRunsFromStore,
  inEveryBlock,
} from '../../tests/plant-payloads';
import { xssPayloads } from '../../tests/xss-payloads';

for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without the policy' : 'with the policy', () => {
    test.use({ bypassCSP });

    test('more than 200 ways to plant a script: none runs from the store', async ({
      page,
      siteServer,
      allowConsole,
    }) => {
      test.setTimeout(120_000);
      allowConsole(blockedPayload);
      expect(xssPayloads.length).toBeGreaterThanOrEqual(200);
      await expectNothingRunsFromStore(page, siteServer.address, xssPayloads, inEveryBlock);
    });

    test('more than 200 ways to plant a script: none runs from the clipboard', async ({ page, allowConsole }) => {
      test.setTimeout(120_000);
      allowConsole(blockedPayload);
      await expectNothingRunsFromClipboard(page, xssPayloads);
    });
  });
}
