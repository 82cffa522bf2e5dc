import { rmSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { collection, doc, getDocs, updateDoc } from 'firebase/firestore/lite';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { readCounts } from 'shared-config/presets/command-line/read-counts';
import { removeSites } from '../../harness/fresh-checkout';
import { obtainBrowser } from '../../harness/obtain-browser';
import { copyDelivery, type SiteServer, startSiteServer } from '../../harness/site-server';
import { openStore } from '../../harness/store-post';
import { createWriter, type Writer } from './writer';

// An hour of a writer at work, faster: three posts, pasting, crashes, no network, a conflict, a schedule, lost responses,
// a killed server. Whatever was typed has to be stored in the end, once. `npx -y pnpm@12 test:writing [rounds]`.

const { rounds } = readCounts({ rounds: 6 });
const folder = copyDelivery();
const port = '4397';
const startServer = (dataFolder?: string) =>
  startSiteServer(undefined, { DELIVERY_DIR: folder, PORT: port, ...(dataFolder ? { DATA_DIR: dataFolder } : {}) });
let server: SiteServer = await startServer();
const { dataFolder } = server;
const browser = await chromium.launch({
  executablePath: obtainBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
const progress = showProgress();
const findings: string[] = [];
const times: number[] = [];
const dueTimes: number[] = [];
/** Every sentence that was typed, with the title of its post, and in how many posts it has to be. */
const typed: { title: string; sentence: string; posts: number }[] = [];

const storedPosts = async () => {
  const { docs } = await getDocs(collection(openStore(server.address), 'blogs'));
  return docs.map((document) => ({ id: document.id, ...document.data() }) as Record<string, unknown> & { id: string });
};

/** Types a sentence and remembers it. */
async function write(writer: Writer, title: string, sentence: string): Promise<void> {
  typed.push({ title, sentence, posts: 1 });
  await writer.type(sentence);
}

/** Somebody else on another machine changes the post that this writer has open. */
async function changeBySomebodyElse({ title }: Writer): Promise<void> {
  const other = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
  const theirs = await createWriter(await other.newPage());
  await theirs.edit(title);
  await write(theirs, title, ` Somebody else was here: ${title}.`);
  await theirs.save();
  await other.close();
}

/** A post of tomorrow is not there for readers; brought forward, as if the time had come, it is. */
async function awaitSchedule({ title }: Writer): Promise<void> {
  const post = (await storedPosts()).find((one) => one['title'] === title);
  const address = `${server.address}/blogs/${post?.['slug']}`;
  const status = async () => (await fetch(address)).status;
  if ((await status()) !== 404) findings.push(`${title}: readers have it before its time`);
  const due = Date.now() + 1500;
  await updateDoc(doc(openStore(server.address), 'blogs', post?.id ?? ''), { publishAt: new Date(due).toISOString() });
  while ((await status()) !== 200) {
    if (Date.now() > due + 30_000) throw new Error('readers do not have it 30 s after its time');
    await new Promise((done) => setTimeout(done, 50));
  }
  if (Date.now() < due) findings.push(`${title}: readers had it before its time`);
  dueTimes.push(Date.now() - due);
}

const conflict = 'somebody else changes it';
const schedule = 'it is for tomorrow';
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

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
  [conflict]: async (writer) => {
    await writer.save();
    await writer.edit(writer.title);
    // Both versions have what was there before.
    for (const entry of typed) if (entry.title === writer.title) entry.posts = 2;
    await changeBySomebodyElse(writer);
    return writer;
  },
  [schedule]: async (writer) => writer,
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
        typed.push({ title, sentence, posts: 1 });
      writer = await happen(writer, page);
      page = writer.page;
      await write(writer, title, ` after it, in round ${round}`);
      const isPublished = index % 2 === 0 && incident !== conflict;
      if (isPublished) await writer.choosePublished();
      if (incident === schedule) await writer.choosePublishedOn(tomorrow());
      const began = Date.now();
      if (incident === conflict) await writer.saveAsCopy();
      else await writer.save();
      if (incident === schedule) {
        await writer.waitUntilScheduled();
        await awaitSchedule(writer);
      }
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
for (const { title, sentence, posts } of typed) {
  // A copy has a longer title.
  const ofTitle = stored.filter((post) => String(post['title']).startsWith(title));
  const found = ofTitle.filter((post) => JSON.stringify(post).includes(sentence.trim()));
  if (found.length !== posts)
    findings.push(`${title}: “${sentence.trim()}” is in ${found.length} posts instead of ${posts}`);
}
const slugs = stored.flatMap((post) => (typeof post['slug'] === 'string' ? [post['slug']] : []));
if (new Set(slugs).size !== slugs.length) findings.push('two posts have one slug');

await browser.close();
await server.stop();
removeSites(folder);
rmSync(dataFolder, { recursive: true, force: true });
const median = (all: number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
console.log(`${typed.length} texts in ${stored.length} posts, ${findings.length} findings`);
console.log(
  `from the click on Save until readers have it: median ${median(times)} ms, at most ${Math.max(0, ...times)} ms`,
);
console.log(
  `from the time of a schedule until then: median ${median(dueTimes)} ms, at most ${Math.max(0, ...dueTimes)} ms`,
);
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
