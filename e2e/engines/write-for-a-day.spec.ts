import { once } from 'node:events';
import { expect } from '@playwright/test';
import { collection, doc, getDocs, setDoc } from 'firebase/firestore/lite';
import * as clipboards from '../../platform/blog-tool/src/paste/clipboards.test.setup';
import { composedSite, startSiteServer } from '../harness/site-server';
import { openStore, storePost } from '../harness/store-post';
import type { Tab } from './tab';
import { test } from './test';
import { leavingMessages, useWriter } from './writer';

// A day of writing in each engine (`npx -y pnpm@12 prove writing`): three posts, one of them long. What every change goes on is in
// write-a-post.spec.ts.

type Block = { type: string; content?: string; items?: string[]; rows?: { cells: string[] }[] };

/** The stored blocks of the post with a title, which occurs once. */
async function readStored(address: string, title: string): Promise<Block[]> {
  const { docs } = await getDocs(collection(openStore(address), 'blogs'));
  const found = docs.map((post) => post.data()).filter((post) => post['title'] === title);
  expect(found, title).toHaveLength(1);
  return found[0]?.['content'];
}

/** The sections of a post of 5,600 words, in Markdown: each paragraph has a word of its own. */
const longText = Array.from({ length: 56 }, (_, section) =>
  [
    `## Section ${section}`,
    `${'A robot carries what people should not have to carry, '.repeat(7)}and this is paragraph ${section}.`,
    `- point ${section}\n- ${'one more point of it '.repeat(5)}`,
  ].join('\n\n'),
).join('\n\n');

test('the first post: long text is typed at three places, and none of it is lost', async ({
  tab,
  engine,
  site,
  allowErrors,
}) => {
  allowErrors(leavingMessages);
  const writer = useWriter(tab);
  const title = `A long post in ${engine}`;
  expect(longText.split(/\s+/).length).toBeGreaterThan(5_500);
  await writer.begin(title);
  await writer.paste({ text: longText });
  await expect.poll(async () => (await writer.readBlocks()).length).toBe(3 * 56);
  await writer.move('Home', 'Control');
  await tab.type('## ');
  await tab.type('Before all');
  await tab.press('Enter');
  await writer.move('End', 'Control');
  // Out of the list.
  await tab.press('Enter');
  await tab.press('Enter');
  await tab.type('Behind all');
  await tab.click('[contenteditable][aria-label=Body] > p', 'A robot carries');
  await writer.move('End');
  await tab.type(' Typed in between.');
  await tab.press('s', 'Control');
  await tab.see('main [role=status]', 'Draft kept on the server');
  await writer.save(title);
  const stored = await readStored(site.address, title);
  const all = JSON.stringify(stored);
  expect(stored).toHaveLength(3 * 56 + 2);
  expect([stored[0]?.content, stored.at(-1)?.content]).toEqual(['Before all', '<p>Behind all</p>']);
  for (let section = 0; section < 56; section += 1) expect(all).toContain(`this is paragraph ${section}.`);
  expect(all).toContain('Typed in between.');
});

/** The result of pasting each program's clipboard: the kinds of blocks, and a text that shows what was kept. */
const sources = {
  Word: {
    html: clipboards.fromWord,
    kinds: ['heading', 'heading', 'paragraph', 'list', 'subheading', 'table', 'quote'],
    kept: ['Annual report', '<strong>by half</strong>', '"level":1', '2<br>two', 'To err is human.'],
  },
  'Google Docs': {
    html: clipboards.fromGoogleDocs,
    kinds: ['heading', 'paragraph', 'list', 'list', 'picture', 'table'],
    kept: ['Why robots', '<strong>bold</strong>', 'https://example.com/', '"isDone":true'],
  },
  Notion: {
    html: clipboards.fromNotion,
    kinds: ['subheading', 'callout', 'list', 'list', 'quote', 'code', 'divider', 'paragraph'],
    kept: ['💡 Mind the <strong>gap</strong>', 'A toggle<br>what it hides', 'a < b;'],
  },
  Excel: { html: clipboards.fromExcel, kinds: ['table'], kept: ['"cells":["Fork","1.5","t"]'] },
  Markdown: {
    html: '',
    text: '# Head\n\nWords with **weight**.\n\n3. three\n   - below\n\n> said\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
    kinds: ['heading', 'paragraph', 'list', 'quote', 'table'],
    kept: ['<strong>weight</strong>', '"start":3', '"cells":["1","2"]'],
  },
} as const;

test("the second post: text is pasted from five programs by the engine's clipboard", async ({
  tab,
  engine,
  site,
  allowErrors,
}) => {
  allowErrors(leavingMessages);
  // Pictures that cannot be taken in, which the form names at their places: a host that lets no other page fetch or is out of reach, and a
  // file that is no picture. Chromium names no address.
  allowErrors(/googleusercontent|ERR_NAME_NOT_RESOLVED|status of 422/);
  const writer = useWriter(tab);
  const title = `Pasted in ${engine}`;
  await writer.begin(title);
  for (const [source, { html, kinds, ...more }] of Object.entries(sources)) {
    await tab.type(`Out of ${source}:`);
    await tab.press('Enter');
    const { length } = await writer.readBlocks();
    await writer.paste({ html, text: 'text' in more ? more.text : 'the same without markup' });
    await expect
      .poll(async () => (await writer.readBlocks()).length, source)
      .toBeGreaterThanOrEqual(length + kinds.length - 1);
    await tab.evaluate(() =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === '+ Paragraph')?.click(),
    );
    await writer.untilBodyFocused();
  }
  await writer.save(title);
  const stored = await readStored(site.address, title);
  for (const [source, { kinds, kept }] of Object.entries(sources)) {
    const begin = stored.findIndex(({ content }) => content?.includes(`Out of ${source}:`));
    const pasted = stored.slice(begin + 1, begin + 1 + kinds.length);
    expect(
      pasted.map(({ type }) => type),
      source,
    ).toEqual(kinds);
    for (const text of kept) expect(JSON.stringify(pasted).replaceAll('\\n', '\n'), source).toContain(text);
  }
});

test('the third post: undo, selections, an input method, another script, dragging', async ({
  tab,
  engine,
  site,
  allowErrors,
}) => {
  allowErrors(leavingMessages);
  const writer = useWriter(tab);
  const title = `By hand in ${engine}`;
  await writer.begin(title);

  await test.step('undo, as it is named in the issue', async () => {
    await tab.type('First paragraph');
    await tab.press('Enter');
    await tab.type('Second paragraph');
    await tab.press('Enter');
    await tab.type('Third paragraph');
    const all = ['First paragraph', 'Second paragraph', 'Third paragraph'];
    await writer.untilBlocks(all);
    await writer.goThrough('Undo');
    await writer.untilBlocks(['Start writing your blog content here...']);
    await writer.goThrough('Redo');
    await writer.untilBlocks(all);
    expect(await tab.evaluate(() => document.querySelector<HTMLInputElement>('[name=title]')?.value)).toBe(title);
    await writer.untilBodyFocused();
  });

  await test.step('Backspace joins, Enter divides, a selection goes over blocks by keys and by the mouse', async () => {
    await writer.move('Home');
    await tab.press('Backspace');
    await writer.untilBlocks(['First paragraph', 'Second paragraphThird paragraph']);
    await writer.move('Enter');
    for (const key of ['ArrowUp', 'ArrowUp', 'Home'] as const) await writer.move(key);
    for (const _line of [1, 2]) await writer.move('ArrowDown', 'Shift');
    await tab.type('Typed over two. ');
    await writer.untilBlocks(['Typed over two. Third paragraph']);
    await writer.undoTo(['First paragraph', 'Second paragraph', 'Third paragraph']);
    const [first, third] = await placesOf(tab);
    await tab.drag({ x: first.left + 1, y: first.middle }, { x: third.left + 1, y: third.middle });
    await tab.type('Dragged over. ');
    await writer.untilBlocks(['Dragged over. Third paragraph']);
    await writer.move('a', 'Control');
    await tab.type('All gone');
    await writer.untilBlocks(['All gone']);
    await writer.undoTo(['Dragged over. Third paragraph'], 2);
  });

  await test.step('an input method, inside of a word too, and a script from right to left', async () => {
    await writer.move('End', 'Control');
    await tab.type(', ');
    await writer.compose(['に', 'にほ', 'にほん', '日本'], '日本語');
    await tab.type(' typed on');
    await tab.press('Enter');
    await tab.type('مرحبا بالعالم');
    await tab.press('Enter');
    await tab.type('- ');
    await tab.type('שלום');
    await writer.untilBlocks(['Dragged over. Third paragraph, 日本語 typed on', 'مرحبا بالعالم', 'שלום']);
    const directions = await tab.evaluate(() =>
      Array.from(
        document.querySelectorAll('[contenteditable][aria-label=Body] p'),
        (one) => getComputedStyle(one).direction,
      ),
    );
    expect(directions).toEqual(['ltr', 'rtl', 'rtl']);
  });

  await writer.save(title);
  expect(await readStored(site.address, title)).toMatchObject([
    { type: 'paragraph', content: '<p>Dragged over. Third paragraph, 日本語 typed on</p>' },
    { type: 'paragraph', content: '<p>مرحبا بالعالم</p>' },
    { type: 'list', items: ['שלום'] },
  ]);
});

test('a block is dragged by its handle to the drop mark', async ({ tab, engine, allowErrors }) => {
  test.skip(engine === 'chromium', 'write-a-post.spec.ts of the browser tests does it by real events alone');
  allowErrors(leavingMessages);
  const writer = useWriter(tab);
  await writer.begin('Dragged');
  for (const [index, text] of ['First', 'Second', 'Third'].entries()) {
    if (index > 0) await tab.press('Enter');
    await tab.type(text);
  }
  // From the handle of the first block to the end of the last one.
  const [first, last] = await placesOf(tab);
  await tab.moveMouse({ x: first.left + 20, y: first.middle });
  await tab.see('div', '⠿');
  const handle = await tab.evaluate(() => {
    const found = [...document.querySelectorAll('div')].find((one) => one.textContent === '⠿' && one.draggable);
    const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  });
  const target = { x: last.left + 42, y: last.bottom - 2 };
  // Both drivers begin a drag as a mouse does, and neither ends it: Firefox goes with it to its place, WebKit not even that.
  if (engine === 'webkit') await tab.evaluate(dropBlock, target, ['dragover', 'drop'], true);
  await tab.drag(handle, { x: handle.x + 10, y: handle.y + 10 }, { x: target.x - 2, y: last.middle }, target);
  if (engine === 'firefox') await tab.evaluate(dropBlock, target, ['drop'], false);
  await writer.untilBlocks(['Second', 'Third', 'First']);
  expect(await tab.evaluate(() => Number(Reflect.get(window, 'markBefore')))).toBeGreaterThan(last.middle);
  // Firefox would go on dragging.
  await tab.crash();
});

/**
 * Runs in the page: tells of a block that is dragged to a place. Where the mark was before the last event stays in the window.
 * @param isAwaited whether it is still to be taken: WebKit tells of the end of a drag soon after its beginning
 */
function dropBlock({ x, y }: { x: number; y: number }, types: readonly string[], isAwaited: boolean): void {
  const drop = () => {
    for (const type of types) {
      Reflect.set(window, 'markBefore', document.querySelector('[class*=dropMark]')?.getBoundingClientRect().top);
      const words = { dataTransfer: new DataTransfer(), clientX: x, clientY: y, bubbles: true, cancelable: true };
      document.elementFromPoint(x, y)?.dispatchEvent(new DragEvent(type, words));
    }
  };
  if (isAwaited) addEventListener('dragstart', () => queueMicrotask(drop), { once: true });
  else drop();
}

test('two people, a lost network and a killed tab lose and repeat no typed text', async ({
  tab,
  engine,
  allowErrors,
}) => {
  allowErrors(leavingMessages);
  // The server is killed while the page is open.
  allowErrors(/documents|The posts? could not be (saved|loaded)|Failed to load resource|NetworkError|Fetch API|ERR_/);
  const writer = useWriter(tab);
  const site = await startSiteServer(composedSite());
  const store = openStore(site.address);
  const tool = `${site.address}/native-blogs`;
  const title = `Shared in ${engine}`;
  await storePost(store, 'shared', { title, slug: 'shared' });

  await tab.open(tool);
  await tab.click('button', `Edit ${title}`);
  await tab.see('h1', 'Edit Blog Post');
  await test.step('a page that is loaded again is nobody else', async () => {
    const readActive = async () => (await getDocs(collection(store, 'drafts'))).docs.map((one) => one.get('activeAt'));
    await expect.poll(async () => (await readActive()).length).toBe(1);
    const before = await readActive();
    await tab.reload();
    await expect.poll(readActive).not.toEqual(before);
    expect(await tab.isSeen('main li', 'Another window has this post open')).toBe(false);
  });
  await tab.click('[contenteditable][aria-label=Body] > p', 'Some words');
  await tab.press('End', 'Control');
  await tab.type(', and mine');
  const now = new Date().toISOString();
  await setDoc(doc(store, 'drafts', 'theirs'), { post: 'shared', window: 'another', activeAt: now, by: 'Grace' });
  await tab.see('main li', 'Grace has this post open');

  await test.step('no network, and back', async () => {
    const { port } = new URL(site.address);
    site.process.kill('SIGKILL');
    await once(site.process, 'exit');
    await tab.type(', without a network');
    await tab.press('s', 'Control');
    await tab.see('main [role=status]', 'Draft kept in this browser');
    await tab.until('the form says that the server does not respond', () =>
      tab.evaluate(() => document.querySelector('form')?.textContent?.includes('The server does not respond') === true),
    );
    const again = await startSiteServer(composedSite(), { PORT: port, DATA_DIR: site.dataFolder });
    Object.assign(site, { process: again.process, stop: again.stop });
    await tab.type(', and with one');
    await tab.see('main [role=status]', 'Draft kept on the server');
  });

  await test.step('the tab is killed', async () => {
    await tab.type(', before the kill');
    await writer.untilKept('before the kill');
    await tab.crash();
    await tab.open(tool);
    await tab.click('summary', 'Unsaved work');
    await tab.click('button', `Continue with ${title}`);
    await tab.see(
      '[contenteditable][aria-label=Body] > p',
      'Some words, and mine, without a network, and with one, before',
    );
  });

  await test.step('the other person has saved meanwhile: both versions are kept', async () => {
    await storePost(openStore(site.address), 'shared', { title: 'Of Grace', updatedAt: new Date().toISOString() });
    await tab.click('main button[type=submit]');
    await tab.see('dialog', '');
    await tab.click('dialog button', 'Keep yours as a copy');
    await tab.see('main [role=status]', `“${title} (my version)” is saved`);
  });
  const [copy] = await readStored(site.address, `${title} (my version)`);
  expect(copy?.content).toBe('<p>Some words, and mine, without a network, and with one, before the kill</p>');
  await readStored(site.address, 'Of Grace');
  await tab.goto('about:blank');
  await site.stop();
});

/** Brings the body into view. @returns where its first and its last block are in the window */
async function placesOf(tab: Tab) {
  const places = await tab.evaluate(() => {
    const body = document.querySelector('[contenteditable][aria-label=Body]');
    // The bar with the save button covers what is at the bottom.
    body?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const blocks = [...(body?.children ?? [])];
    return [blocks.at(0), blocks.at(-1)].map((block) => {
      const { left, top, bottom } = block?.getBoundingClientRect() ?? new DOMRect();
      return { left: Math.ceil(left), middle: Math.round((top + bottom) / 2), bottom: Math.floor(bottom) };
    });
  });
  const [first, last] = places;
  if (!first || !last) throw new Error('The body has no block');
  return [first, last] as const;
}
