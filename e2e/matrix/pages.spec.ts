import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
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
