import { chromium } from '@playwright/test';
import { obtainBrowser } from '../../delivery/src/checks/browser/obtain-browser';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { composedSite, startSiteServer } from '../site/site-server';
import { selectTemplates } from '../site/templates';

// Whether the browser keeps a page of each template when the visitor leaves it, and shows it again at once when they come
// back (back/forward cache): npx -y pnpm@12 test:back. Playwright turns that cache off, so it needs a browser of its own.

const server = await startSiteServer(composedSite());
const browser = await chromium.launch({
  executablePath: obtainBrowser(process.env['CHROMIUM_PATH']),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
const page = await browser.newPage();
let failed = 0;
for (const { name, path } of selectTemplates(undefined)) {
  await page.goto(server.address + path);
  await waitForHydration(page);
  await page.evaluate(() => Reflect.set(window, 'isKept', true));
  await page.goto(`${server.address}/terms`);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => location.pathname !== '/terms');
  const { isKept, reasons } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return { isKept: Reflect.has(window, 'isKept'), reasons: Reflect.get(navigation ?? {}, 'notRestoredReasons') };
  });
  // No browser keeps a response with the status of an error.
  const isRight = isKept !== (name === 'not-found');
  if (!isRight) failed += 1;
  console.log(`${name.padEnd(14)}${isKept ? 'kept' : `loaded again: ${JSON.stringify(reasons)}`}`);
}
await browser.close();
await server.stop();
process.exitCode = failed === 0 ? 0 : 1;
