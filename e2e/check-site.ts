import { chromium } from '@playwright/test';
import { findViolations } from './browser/find-violations';
import { obtainBrowser } from './browser/obtain-browser';
import { waitForHydration } from './browser/wait-for-hydration';
import { startSiteServer } from './site/site-server';

// Opens pages of a composed site, for `release`: node check-site.ts <folder> <address>…
// Exit code 1 and a line for each thing that is wrong.

const [folder = '', ...addresses] = process.argv.slice(2);
const server = await startSiteServer(folder);
const browser = await chromium.launch({
  executablePath: obtainBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--enable-unsafe-swiftshader'] : ['--enable-unsafe-swiftshader'],
});
const wrong: string[] = [];
for (const address of addresses) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) wrong.push(`${address}: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`${address}: ${error.message}`));
  await page.goto(server.address + address);
  try {
    await waitForHydration(page);
  } catch {
    wrong.push(`${address}: it does not become interactive`);
  }
  wrong.push(...(await findViolations(page)).map((violation) => `${address}: axe: ${violation}`));
  await page.close();
}
await browser.close();
await server.stop();
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
