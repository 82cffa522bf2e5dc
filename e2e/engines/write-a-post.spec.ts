import { expect } from '@playwright/test';
import { fromWord } from '../../platform/blog-tool/src/paste/clipboards.test.setup';
import { everyChange } from './engines';
import { test } from './test';
import { leavingMessages, useWriter } from './writer';

// Engines differ in these actions, in one post. A day of it: write-for-a-day.spec.ts.

test('a post is typed, pasted, undone, restored after a crash, saved and read', {
  tag: everyChange,
}, async ({ tab, engine, allowErrors }) => {
  allowErrors(leavingMessages);
  const writer = useWriter(tab);
  const title = `Written in ${engine}`;
  await writer.begin(title);
  await tab.type('Typed before the crash, ');
  await writer.compose(['か', 'かん', '漢'], '漢字');
  await tab.press('Enter');
  await tab.type('שלום עולם');
  await tab.press('Enter');
  await tab.type('## ');
  await tab.type('Typed heading');
  await tab.press('Enter');
  await writer.paste({ html: fromWord, text: 'the same without markup' });
  await tab.see('main p', 'Lost in pasting');
  await tab.see('main figure p', 'file:///C:/Users/a/clip_image002.png: The picture of');
  const written = await writer.readBlocks();
  // A table and a quote stand in a frame each.
  expect(written.map(({ tag }) => tag)).toEqual(['p', 'p', 'h2', 'h2', 'h2', 'p', 'ol', 'h3', 'div', 'div', 'figure']);
  expect(written.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Typed before the crash, 漢字', 'שלום עולם', 'Typed heading', 'The fleet']),
  );
  expect(
    await tab.evaluate(() =>
      Array.from(
        document.querySelectorAll('[contenteditable][aria-label=Body] > p'),
        (one) => getComputedStyle(one).direction,
      ),
    ),
  ).toEqual(['ltr', 'rtl', 'ltr']);
  await writer.goThrough('Undo');
  await writer.untilBlocks(['Start writing your blog content here...']);
  expect(await tab.evaluate(() => document.querySelector<HTMLInputElement>('[name=title]')?.value)).toBe('');
  await writer.goThrough('Redo');
  await expect.poll(() => writer.readBlocks()).toEqual(written);
  await writer.untilBodyFocused();
  await writer.untilKept('To err is human.');
  await tab.crash();
  await tab.open('/native-blogs');
  await tab.click('summary', 'Unsaved work');
  await tab.click('button', `Continue with ${title}`);
  await writer.save(title);
  await tab.until('the post and its version are stored, and the versions are counted', () =>
    tab.evaluate(() => {
      const calls = performance.getEntriesByType('resource').map(({ name }) => /:(\w+)(\?|$)/.exec(name)?.[1]);
      return calls.filter((call) => call === 'commit').length > 1 && calls.includes('runAggregationQuery');
    }),
  );
  await tab.reload();
  await tab.click('article button', 'Read Article');
  await tab.see('main p', 'Typed before the crash, 漢字');
  await tab.see('main h2', 'The fleet');
  await tab.see('main blockquote', 'To err is human.');
});
