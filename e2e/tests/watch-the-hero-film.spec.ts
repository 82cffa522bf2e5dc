import { expect, type Route } from '@playwright/test';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

test.describe('a hero film that cannot be loaded: the poster and the button come back (§4)', () => {
  const films = '**/media/film-hero-home*.{webm,mp4}';
  for (const [failure, fail] of [
    ['is missing', (route) => route.fulfill({ status: 404 })],
    ['loses its connection', (route) => route.abort('connectionreset')],
    ['is no film', (route) => route.fulfill({ contentType: 'video/webm', body: 'This is not a film.' })],
  ] satisfies [string, (route: Route) => Promise<void>][]) {
    test(`when it ${failure}; the next press plays it`, async ({ page, expectConsole, allowConsole }) => {
      expectConsole(/The hero film did not play/);
      allowConsole(/Failed to load resource/);
      await page.route(films, fail);
      await openPage(page, '/');
      const play = page.getByRole('button', { name: 'Play film' });
      await play.click();
      await expect(play).toBeVisible();
      await page.unrouteAll();
      await play.click();
      await expect(page.getByLabel('Mobile robots at work in a warehouse')).toHaveAttribute('controls');
    });
  }

  test.describe('with a clock of its own', () => {
    test.use({ hasOwnProfile: true });

    test('when nothing arrives for 15 s', async ({ page, expectConsole }) => {
      expectConsole(/The hero film did not play: .*nothing arrived for 15 s/);
      await page.clock.install();
      await page.route(films, () => {});
      await openPage(page, '/');
      const play = page.getByRole('button', { name: 'Play film' });
      await play.click();
      await page.clock.fastForward(10_000);
      await expect(page.getByText('Loading the film…')).toBeVisible();
      await page.clock.fastForward(5000);
      await expect(play).toBeVisible();
    });
  });
});
