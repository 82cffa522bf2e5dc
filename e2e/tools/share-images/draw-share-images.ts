import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { shareImageOf } from 'kit/media/share-image';
import { defineCommand } from 'kit/presets/command-line/command';
import { showProgress } from 'kit/presets/command-line/progress';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import { launchBrowser } from '../../harness/launch-browser';
import { listRoutes } from '../../harness/list-routes';
import { composedSite, composeLatest, startSiteServer } from '../../harness/site-server';
import { readSharedPage, type SharedPage } from './read-shared-page';
import { shareImageHtml } from './share-image-html';
import { writeShareImageTitles } from './share-image-titles';

const media = resolve(import.meta.dirname, '../../../media/published');

/** The size that Open Graph asks for, in px. */
const size = { width: 1200, height: 630 };

const command = defineCommand({
  summary: 'draw the pictures that stand for pages where they are shared: what opens the page, with its title on it',
  run: async () => {
    const reportProgress = showProgress();
    composeLatest();
    const server = await startSiteServer(composedSite());
    const browser = await launchBrowser();
    try {
      const reading = await browser.newPage({ baseURL: server.address, javaScriptEnabled: false });
      const pages: SharedPage[] = [];
      for (const route of listRoutes()) {
        await reading.goto(route, { waitUntil: 'commit' });
        const shared = await readSharedPage(reading);
        if (shared) pages.push(shared);
      }
      for (const file of readdirSync(media)) if (/^share-[\w-]+\.jpg$/.test(file)) rmSync(join(media, file));
      const drawing = await browser.newPage({ viewport: size });
      for (const [index, page] of pages.entries()) {
        writeFileSync(join(media, basename(shareImageOf(page.path))), await draw(drawing, page, server.address));
        reportProgress('pictures', index + 1, pages.length);
      }
      writeShareImageTitles(Object.fromEntries(pages.map(({ path, title }) => [path, title])));
      return { lines: [`${pages.length} pictures are in media/published`], data: { pages } };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
});

async function draw(drawing: Page, { title, picture }: SharedPage, address: string): Promise<Buffer> {
  await drawing.setContent(shareImageHtml(title, new URL(picture, address).href, media));
  await drawing.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  return drawing.screenshot({ type: 'jpeg', quality: 72 });
}

await runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 assets share-images', args, dependencies: undefined }),
  () => undefined,
);
