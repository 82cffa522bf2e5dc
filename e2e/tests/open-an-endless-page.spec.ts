import { type BrowserContext, expect, type Page } from '@playwright/test';
import { runWithin } from '../../platform/delivery/src/checks/browser/run-within';
import { test } from '../harness/test';

// The browser check of a release meets a page that never ends: it says where, and goes on with the others.

// A busy machine takes more than a second until a page runs.
const limit = 5_000;

/** A page of another address each, whose script is given. */
async function writePage(context: BrowserContext, script: string): Promise<{ page: Page; address: string }> {
  const page = await context.newPage();
  const address = 'https://endless.example/';
  await page.route(`${address}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: '<script src="/endless.js"></script><h1>Endless</h1>' }),
  );
  return { page, address };
}

test.use({ hasOwnProfile: true });

test('an endless loop is named with its callers, and another page opens after it', async ({ context }) => {
  const { page, address } = await writePage(
    context,
    `let turns = 0;\nfunction spin() {\n  for (;;) turns += 1;\n}\nfunction start() {\n  spin();\n}\nstart();\n`,
  );
  const result = await runWithin(page, limit, () => page.goto(address, { timeout: 0 }));
  expect(result).toEqual({
    stuck: expect.stringMatching(
      /^it has not ended after 5 s, while it runs\n {4}at spin \(https:\/\/endless\.example\/endless\.js:3:\d+\)\n {4}at start \(https:\/\/endless\.example\/endless\.js:6:3\)\n/,
    ),
  });
  await page.close();
  const next = await writePage(context, 'document.title = "passed";');
  await next.page.goto(next.address);
  expect(await next.page.title()).toBe('passed');
});

test('a page that runs nothing and never ends is distinguished from a loop', async ({ context }) => {
  const { page, address } = await writePage(context, '');
  const result = await runWithin(page, limit, async () => {
    await page.goto(address);
    await page.evaluate(() => new Promise(() => {}));
  });
  expect(result).toEqual({ stuck: 'it has not ended after 5 s, though it runs no statement' });
  await page.close();
});

test('code that ends in time returns its result, and breakpoints do not stop it', async ({ context }) => {
  const { page, address } = await writePage(context, 'debugger;\ndocument.title = "passed";\n');
  const result = await runWithin(page, 4 * limit, async () => {
    await page.goto(address);
    return page.title();
  });
  expect(result).toEqual({ value: 'passed' });
  await page.close();
});
