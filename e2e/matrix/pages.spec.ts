import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { expectSameLook } from '../browser/compare-styles';
import { expectNoViolations } from '../browser/expect-no-violations';
import { expectLayout } from '../browser/page-layout';
import { test } from '../browser/test';
import { listPages } from '../site/list-routes';

for (const path of listPages()) {
  for (const width of [390, 800, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} hydrates silently, fits and passes axe at ${width} px, ${colorScheme}`, async ({
        page,
        expectConsole,
      }) => {
        if (path === '/nowhere') expectConsole(/status of 404/);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await waitForHydration(page);
        await expectLayout(page, width);
        await expectNoViolations(page);
      });
    }
  }
}

test.describe('split or not, its styles give the same look', () => {
  test.use({ bypassCSP: true });
  for (const path of listPages().filter((page) => page !== '/native-blogs')) {
    test(path, async ({ context, expectConsole, siteServer }) => {
      expectConsole(/Failed to load resource/);
      await expectSameLook(context, siteServer.address + path, ['wide', 'small', 'paper']);
    });
  }
});
