import type { Browser } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { openStore, storePost } from '../harness/store-post';

/** Times in ms from the click on Save: until readers have the change, and until the tool says so. */
export type Published = { readable: number; said: number };

/** Changes a published post in the tool again and again, and waits for readers to have each change. */
export async function measurePublishing(browser: Browser, address: string, rounds: number): Promise<Published[]> {
  await storePost(openStore(address), 'measured', { title: 'Measured post', slug: 'measured-post' });
  const page = await browser.newPage();
  await page.goto(`${address}/native-blogs`);
  await waitForHydration(page);
  const published: Published[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole('button', { name: 'Edit Measured post' }).click();
    await page.getByRole('textbox', { name: 'Excerpt' }).fill(`Excerpt of round ${round}.`);
    const began = performance.now();
    await page.getByRole('button', { name: 'Update Blog' }).click();
    const said = page
      .getByText(/Live since .*: /)
      .waitFor()
      .then(() => performance.now());
    const readable = await waitUntilReadable(`${address}/blogs/measured-post`, `Excerpt of round ${round}.`);
    published.push({ readable: readable - began, said: (await said) - began });
  }
  await page.close();
  return published;
}

async function waitUntilReadable(address: string, text: string): Promise<number> {
  for (;;) {
    const response = await fetch(address);
    if ((await response.text()).includes(text)) return performance.now();
    await new Promise((done) => setTimeout(done, 20));
  }
}
