import { chromium, type Page } from '@playwright/test';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { readCounts } from 'shared-config/presets/command-line/read-counts';
import { waitForHydration } from '../../../delivery/src/checks/browser/wait-for-hydration';
import { obtainBrowser } from '../../harness/obtain-browser';
import { composedSite, startSiteServer } from '../../harness/site-server';
import { delayScripts, type EarlyInteraction, earlyInteractions } from '../../tests/early-interactions';

// Uses every kind of control with every delay of the page's scripts, and then, without a delay and on a processor six
// times slower, at a random moment of the first 300 ms after the page is painted: pnpm fault:first-click [repetitions].
// Each must act once, whatever the delay.

const delays = [0, 300, 1000, 2500, 8000];
const { repetitions } = readCounts({ repetitions: 50 });
const server = await startSiteServer(composedSite());
const browser = await chromium.launch({
  executablePath: obtainBrowser(),
  args: ['--enable-unsafe-swiftshader', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const failures: string[] = [];

/** Opens a page of its own, interacts before its scripts are there, and checks what came of it. @returns whether it acted once */
async function attempt(
  label: string,
  { name, path, act, check }: EarlyInteraction,
  prepare: (page: Page) => Promise<void>,
  wait: (page: Page) => Promise<unknown>,
): Promise<boolean> {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  try {
    await prepare(page);
    await page.goto(server.address + path, { waitUntil: 'commit' });
    await wait(page);
    await act(page);
    await waitForHydration(page);
    await check(page);
    await page.waitForTimeout(200);
    await check(page);
    return true;
  } catch (error) {
    failures.push(`${label}, ${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    return false;
  } finally {
    await context.close();
  }
}

const isPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

for (const delay of delays) {
  let acted = 0;
  for (const interaction of earlyInteractions) {
    const prepare = async (page: Page) => (await delayScripts(page, interaction.remote, delay))();
    if (await attempt(`${delay} ms`, interaction, prepare, isPainted)) acted += 1;
  }
  console.log(`${delay} ms: ${acted} of ${earlyInteractions.length} interactions acted once`);
}

const progress = showProgress();
let acted = 0;
for (let repetition = 0; repetition < repetitions; repetition += 1) {
  const interaction = earlyInteractions[repetition % earlyInteractions.length];
  if (!interaction) throw new Error('There is no interaction to repeat');
  const slowDown = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  };
  const wait = async (page: Page) => {
    await isPainted(page);
    await page.waitForTimeout(Math.random() * 300);
  };
  if (await attempt(`repetition ${repetition + 1}`, interaction, slowDown, wait)) acted += 1;
  progress.report('repetitions', repetition + 1, repetitions);
}
console.log(`no delay, processor six times slower: ${acted} of ${repetitions} interactions acted once`);
for (const failure of failures) console.error(failure);
await browser.close();
await server.stop();
process.exitCode = failures.length > 0 ? 1 : 0;
