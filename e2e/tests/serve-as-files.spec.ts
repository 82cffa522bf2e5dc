import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { composedSite } from '../harness/site-server';
import { test } from '../harness/test';

const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The plainest file server there is: knows no query, adds a slash to folders. */
function servePlainly(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const info = statSync(join(folder, path), { throwIfNoEntry: false });
    if (!info) return response.writeHead(404, { 'Content-Type': 'text/html' }).end('nothing here');
    if (info.isDirectory() && !path.endsWith('/')) {
      return response.writeHead(301, { Location: `${path}/${(request.url ?? '').slice(path.length)}` }).end();
    }
    const file = join(folder, path, info.isDirectory() ? 'index.html' : '');
    response.writeHead(200, { 'Content-Type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

let server: Server;
let address: string;
test.beforeAll(async () => {
  server = await servePlainly(composedSite());
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('behind a plain static file server pages hydrate, slash or not', async ({ page }) => {
  await page.goto(`${address}/contact`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to an engineer');
  await expect(page).toHaveURL(`${address}/contact`);
});

test('a robot variant shows there too, although the host cannot tell queries apart', async ({ page }) => {
  await page.goto(`${address}/products/mag-product?product=lifter`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Lifter');
  await expect(page).toHaveURL(`${address}/products/mag-product?product=lifter`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/products/robot-count', '/products/savings']) {
    test(`${path} has its example, calculation and formula there, and no form that nothing would read`, async ({
      page,
    }) => {
      await page.goto(`${address}${path}?moves=100&people=9`);
      const result = page.getByRole('region', { name: 'Result' });
      await expect(result.getByText('5 MAG Lifter robots').or(result.getByText('Payback in 18 months'))).toBeVisible();
      await expect(result.getByRole('table')).toBeVisible();
      await expect(page.getByText('This is an example')).toBeVisible();
      await expect(page.locator('#formula')).toBeVisible();
      await expect(page.getByRole('spinbutton')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Calculate' })).toHaveCount(0);
    });
  }
});
