import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { obtainBrowser } from '../harness/obtain-browser';
import { composedSite, copyDelivery, startSiteServer } from '../harness/site-server';
import { openStore, storePost } from '../harness/store-post';
import { measurePublishing } from './measure-publishing';
import { describeSpread } from './statistics';

// The blog tool with few posts and with many, side by side in one run, and how long readers wait for a post:
// npx -y pnpm@12 bench:blog. Times in ms. `heading` and `list` count from the start of the navigation, `usable` from the
// arrival of the posts until the list is there and nothing blocks the page; `longest` is the longest such task.

const sizes = [20, 2000];
const rounds = 7;
const publishRounds = 12;

const servers = await Promise.all(
  sizes.map(async (size) => {
    const server = await startSiteServer(composedSite());
    const store = openStore(server.address);
    const words = 'A sentence of a post, as long as sentences are. '.repeat(12);
    for (let post = 0; post < size; post += 1) {
      await storePost(store, `post-${post}`, {
        title: `Post ${post}`,
        category: ['Fleet', 'Safety', 'Operations'][post % 3] ?? '',
        content: Array.from({ length: 8 }, (_, id) => ({ id, type: 'paragraph' as const, content: `<p>${words}</p>` })),
      });
    }
    return { size, server };
  }),
);
const browser = await chromium.launch({
  executablePath: obtainBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

type Measured = { heading: number; list: number; usable: number; search: number; longest: number; nodes: number };
const measured = new Map<number, Measured[]>(sizes.map((size) => [size, []]));
const progress = showProgress();
for (let round = 0; round < rounds; round += 1) {
  progress.report('rounds', round, rounds);
  for (const { size, server } of servers) {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const tasks: PerformanceEntry[] = [];
      Reflect.set(window, 'longTasks', tasks);
      new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(`${server.address}/native-blogs`);
    const now = () => page.evaluate(() => performance.now());
    await page.getByRole('heading', { name: 'Blog Management' }).waitFor();
    const heading = await now();
    await page.getByRole('article').first().waitFor();
    const list = await now();
    const usable = await page.evaluate(async (shown) => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      const [query] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('documents:runQuery'));
      const tasks = Reflect.get(window, 'longTasks') as PerformanceEntry[];
      const ends = tasks.map(({ startTime, duration }) => startTime + duration);
      return Math.max(shown, ...ends) - (query as PerformanceResourceTiming).responseEnd;
    }, list);
    const before = await now();
    await page.getByRole('searchbox').fill('Post 19');
    await page.getByText(/ of \d+ posts/).waitFor();
    const search = (await now()) - before;
    const { longest, nodes } = await page.evaluate(() => ({
      longest: Math.max(0, ...(Reflect.get(window, 'longTasks') as PerformanceEntry[]).map(({ duration }) => duration)),
      nodes: document.querySelectorAll('*').length,
    }));
    measured.get(size)?.push({ heading, list, usable, search, longest, nodes });
    await page.close();
  }
}
progress.report('rounds', rounds, rounds);
for (const { server } of servers) await server.stop();

const folder = copyDelivery();
const server = await startSiteServer(undefined, { DELIVERY_DIR: folder });
const published = await measurePublishing(browser, server.address, publishRounds);
await server.stop();
rmSync(folder, { recursive: true });
await browser.close();

const columns = ['heading', 'list', 'usable', 'search', 'longest', 'nodes'] as const;
console.log(`median (least to most) of ${rounds} rounds`);
console.log(['posts', ...columns].map((name) => name.padEnd(22)).join(''));
for (const [size, all] of measured) {
  const cells = columns.map((column) => describeSpread(all.map((one) => one[column])));
  console.log([String(size), ...cells].map((cell) => cell.padEnd(22)).join(''));
}
console.log(
  `from the click on Update until readers have it: ${describeSpread(published.map(({ readable }) => readable))}`,
);
console.log(`until the tool says so: ${describeSpread(published.map(({ said }) => said))}, ${publishRounds} rounds`);
