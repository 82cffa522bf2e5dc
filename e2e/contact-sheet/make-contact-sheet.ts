import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import pLimit from 'p-limit';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import { UsageError } from 'shared-config/presets/command-line/usage-error';
import { launchBrowser } from '../browser/launch-browser';
import { openStore, storePost } from '../documents/store-post';
import { composedSite, composeLatest, startSiteServer } from '../site/site-server';
import { selectTemplates } from '../site/templates';
import { layOutSheets } from './lay-out-sheets';
import { type Theme, themes } from './picture';
import { printPage } from './print-page';
import { takePictures } from './take-pictures';

const allWidths = [390, 800, 1440, 1920];

const isTheme = (name: string): name is Theme => themes.some((theme) => theme === name);

/** @throws {UsageError} for a theme that does not exist. */
const parseThemes = (list: string): Theme[] =>
  list.split(',').map((name) => {
    if (isTheme(name)) return name;
    throw new UsageError(`--themes ${name}`, 'there is no such theme', `Use ${themes.join(', ')}`);
  });

/** @throws {UsageError} for what is no width in px. */
const parseWidths = (list: string): number[] =>
  list.split(',').map((text) => {
    const width = Number(text);
    if (Number.isInteger(width) && width >= 320 && width <= 4000) return width;
    throw new UsageError(`--widths ${text}`, 'it is not a width from 320 to 4000 px', 'Write them as 390,1440');
  });

const command = defineCommand({
  summary: 'take full-page pictures of the 14 templates, and lay them out on sheets to be looked at together',
  options: {
    templates: { value: 'names', summary: 'some of them, such as home,robot, or paths such as /lp2' },
    widths: { value: 'px', summary: `other widths than ${allWidths.join(',')}` },
    themes: { value: 'names', summary: `some of ${themes.join(',')}` },
    out: { value: 'folder', summary: 'where they are written (contact-sheet)' },
  },
  run: async ({ templates: names, widths: widthList, themes: themeList, out = 'contact-sheet' }) => {
    const selected = selectTemplates(names);
    const widths = widthList === undefined ? allWidths : parseWidths(widthList);
    const wanted: readonly Theme[] = themeList === undefined ? themes : parseThemes(themeList);
    const screenThemes = wanted.filter((theme) => theme !== 'print');
    const isPrinted = wanted.includes('print');

    const progress = showProgress();
    const total = selected.length * (screenThemes.length * widths.length + Number(isPrinted));
    let done = 0;
    const onPicture = () => {
      done += 1;
      progress.report('pictures', done, total);
    };
    composeLatest();
    const folder = resolve(out);
    mkdirSync(folder, { recursive: true });
    const server = await startSiteServer(composedSite());
    const browser = await launchBrowser();
    try {
      if (selected.some(({ name }) => name === 'blog-tool')) await storePosts(server.address);
      const pdfium = await PDFiumLibrary.init();
      // Two at a time: a page waits for its figures to count up as long as another one is drawn.
      const limit = pLimit(2);
      const options = { address: server.address, folder, onPicture };
      const taken = await Promise.all(
        selected.flatMap((template) => [
          ...screenThemes.map((theme) => limit(() => takePictures(browser, template, { ...options, theme, widths }))),
          ...(isPrinted ? [limit(() => printPage(browser, template, { ...options, pdfium }))] : []),
        ]),
      );
      const sheets = await layOutSheets(browser, taken.flat(), folder);
      const index = relative('.', join(folder, 'index.html'));
      return { lines: [`${index} shows ${total} pictures on ${sheets.length} sheets`], data: { index, sheets } };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
});

/** Some posts, as the blog tool has them every day. */
async function storePosts(address: string): Promise<void> {
  const store = openStore(address);
  const posts = [
    { title: 'Who goes first? How a crossing is shared by robots of three makes', category: 'Fleet' },
    { title: 'What a safety scanner sees, and what it cannot know', category: 'Safety' },
    { title: 'Two hours of charging, planned around eight hours of work', category: 'Operations', status: 'draft' },
    { title: 'Pallets leave two bottling lines without a truck', category: 'Fleet' },
  ] as const;
  for (const [index, post] of posts.entries()) {
    await storePost(store, `post-${index}`, { ...post, slug: `post-${index}` });
  }
}

await runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 contact-sheet', args, dependencies: undefined }),
  () => undefined,
);
