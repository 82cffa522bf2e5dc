import { rmSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { obtainBrowser } from '../../delivery/src/checks/browser/obtain-browser';
import { openStore } from '../documents/store-post';
import { copyDelivery, type SiteServer, startSiteServer } from '../site/site-server';
import { createWriter, type Writer } from './writer';

// An hour of a writer at work, faster: three posts, pasting, crashes, no network, a conflict, a schedule, lost responses,
// a killed server. Whatever was typed has to be stored in the end, once. `npx -y pnpm@12 test:writing [rounds]`.

const rounds = Number(process.argv[2] ?? 6);
const folder = copyDelivery();
const port = '4397';
const startServer = (dataFolder?: string) =>
  startSiteServer(undefined, { DELIVERY_DIR: folder, PORT: port, ...(dataFolder ? { DATA_DIR: dataFolder } : {}) });
let server: SiteServer = await startServer();
const { dataFolder } = server;
const browser = await chromium.launch({
  executablePath: obtainBrowser(process.env['CHROMIUM_PATH']),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
const progress = showProgress();
const findings: string[] = [];
const times: number[] = [];
/** Every sentence that was typed, with the title of its post. */
const typed: { title: string; sentence: string }[] = [];

const storedPosts = async () => {
  const { docs } = await getDocs(collection(openStore(server.address), 'blogs'));
  return docs.map((document) => ({ id: document.id, ...document.data() }) as Record<string, unknown> & { id: string });
};

/** Types a sentence and remembers it. */
async function write(writer: Writer, title: string, sentence: string): Promise<void> {
  typed.push({ title, sentence });
  await writer.type(sentence);
}

/** What happens between typing and saving in one round. */
const incidents: Readonly<Record<string, (writer: Writer, page: Page) => Promise<Writer>>> = {
  'nothing happens': async (writer) => writer,
  'the browser crashes': async (writer, page) => {
    // Keeping takes a second at most.
    await page.waitForTimeout(1000);
    const next = await context.newPage();
    await page.close({ runBeforeUnload: false });
    return (await createWriter(next)).resume(writer.title);
  },
  'the network is gone': async (writer, page) => {
    await context.setOffline(true);
    await writer.saveInVain();
    await context.setOffline(false);
    await page.waitForTimeout(100);
    return writer;
  },
  'the response is lost': async (writer, page) => {
    let isLost = false;
    await page.route('**/documents:*', async (route) => {
      if (isLost) return route.abort();
      if (!route.request().url().includes(':commit')) return route.continue();
      await route.fetch();
      isLost = true;
      return route.abort();
    });
    await writer.saveInVain();
    await page.unrouteAll({ behavior: 'wait' });
    return writer;
  },
  'the server is killed': async (writer, page) => {
    const ended = new Promise((done) => server.process.once('exit', done));
    server.process.kill('SIGKILL');
    await ended;
    await writer.saveInVain();
    server = await startServer(dataFolder);
    await page.waitForTimeout(100);
    return writer;
  },
  'a save is under way while typing goes on': async (writer) => {
    await writer.saveAndTypeOn();
    return writer;
  },
};

let page = await context.newPage();
let writer = await createWriter(page);
const kinds = Object.entries(incidents);
for (let round = 0; round < rounds; round += 1) {
  for (const [index, [incident, happen]] of kinds.entries()) {
    progress.report('incidents', round * kinds.length + index, rounds * kinds.length);
    const title = `Round ${round}: ${incident}`;
    try {
      await writer.startPost(title);
      await write(writer, title, `A sentence of round ${round} before ${incident}. `);
      await writer.paste(
        `<h2>Heading of ${title}</h2><p>A pasted paragraph of ${title}</p><ul><li>an item of ${title}</li></ul>`,
      );
      for (const sentence of [`Heading of ${title}`, `A pasted paragraph of ${title}`, `an item of ${title}`])
        typed.push({ title, sentence });
      writer = await happen(writer, page);
      page = writer.page;
      await write(writer, title, ` after it, in round ${round}`);
      const isPublished = index % 2 === 0;
      if (isPublished) await writer.choosePublished();
      const began = Date.now();
      await writer.save();
      if (isPublished) {
        await writer.waitUntilLive();
        times.push(Date.now() - began);
      }
    } catch (error) {
      findings.push(`${title}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      await page.close({ runBeforeUnload: false });
      page = await context.newPage();
      writer = await createWriter(page);
    }
  }
}
progress.report('incidents', rounds * kinds.length, rounds * kinds.length);

const stored = await storedPosts();
for (const { title, sentence } of typed) {
  const found = stored.filter((post) => post['title'] === title && JSON.stringify(post).includes(sentence.trim()));
  if (found.length !== 1) findings.push(`${title}: “${sentence.trim()}” is in ${found.length} posts, not in one`);
}
const slugs = stored.flatMap((post) => (typeof post['slug'] === 'string' ? [post['slug']] : []));
if (new Set(slugs).size !== slugs.length) findings.push('two posts have one slug');

await browser.close();
await server.stop();
rmSync(folder, { recursive: true });
rmSync(dataFolder, { recursive: true, force: true });
const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
console.log(`${typed.length} texts in ${stored.length} posts, ${findings.length} findings`);
console.log(`from the click on Save until readers have it: median ${median} ms, at most ${Math.max(0, ...times)} ms`);
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
