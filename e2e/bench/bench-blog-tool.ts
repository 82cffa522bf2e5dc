import { chromium } from '@playwright/test';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { obtainBrowser } from '../../delivery/src/checks/browser/obtain-browser';
import { openStore, storePost } from '../documents/store-post';
import { composedSite, startSiteServer } from '../site/site-server';

// The blog tool with few posts and with many, side by side in one run: pnpm bench:blog. Times in ms from the start of
// the navigation; the longest task is how long the page could not answer.

const sizes = [20, 2000];
const rounds = 7;

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
  executablePath: obtainBrowser(process.env['CHROMIUM_PATH']),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

type Measured = { heading: number; list: number; search: number; longest: number; nodes: number };
const measured = new Map<number, Measured[]>(sizes.map((size) => [size, []]));
const progress = showProgress();
for (let round = 0; round < rounds; round += 1) {
  progress.report('rounds', round, rounds);
  for (const { size, server } of servers) {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Reflect.set(window, 'longTasks', tasks);
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
        buffered: true,
      });
    });
    await page.goto(`${server.address}/native-blogs`);
    const now = () => page.evaluate(() => performance.now());
    await page.getByRole('heading', { name: 'Blog Management' }).waitFor();
    const heading = await now();
    await page.getByRole('article').first().waitFor();
    const list = await now();
    const before = await now();
    await page.getByRole('searchbox').fill('Post 19');
    await page.getByText(/ of \d+ posts/).waitFor();
    const search = (await now()) - before;
    const { longest, nodes } = await page.evaluate(() => ({
      longest: Math.max(0, ...(Reflect.get(window, 'longTasks') as number[])),
      nodes: document.querySelectorAll('*').length,
    }));
    measured.get(size)?.push({ heading, list, search, longest, nodes });
    await page.close();
  }
}
progress.report('rounds', rounds, rounds);
await browser.close();
for (const { server } of servers) await server.stop();

const columns = ['heading', 'list', 'search', 'longest', 'nodes'] as const;
const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
console.log(`median (least to most) of ${rounds} rounds`);
console.log(['posts', ...columns].map((name) => name.padEnd(22)).join(''));
for (const [size, all] of measured) {
  const cells = columns.map((column) => {
    const values = all.map((one) => one[column]);
    return `${Math.round(median(values))} (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`;
  });
  console.log([String(size), ...cells].map((cell) => cell.padEnd(22)).join(''));
}
