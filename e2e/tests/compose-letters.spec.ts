import { expect } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import { beginBody, blockTexts, moveCaret } from '../harness/edit-body';
import { openPage } from '../harness/open-page';
import { openStore } from '../harness/store-post';
import { test } from '../harness/test';

test('composed text, such as Japanese, appears once: after undo and redo, and stored', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  /** Composes letters as an input method does: each step replaces the one before, the last one is taken. */
  const compose = async (...steps: string[]) => {
    for (const text of steps) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      // A preview and a kept draft of what is not finished yet must not disturb it.
      await page.waitForTimeout(400);
    }
    await session.send('Input.insertText', { text: steps.at(-1) ?? '' });
  };
  const title = `合成 ${Date.now()}`;
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'New Blog Post' }).press('Enter');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await beginBody(page);
  await compose('s', 'そ', 'そうこ', '倉庫');
  await expect.poll(() => blockTexts(page)).toEqual(['倉庫']);
  await page.keyboard.type(' at night');
  await moveCaret(page, 'Home');
  for (const _letter of '倉庫') await moveCaret(page, 'ArrowRight');
  await compose('no', 'の', 'のあさ', 'の朝');
  await expect.poll(() => blockTexts(page)).toEqual(['倉庫の朝 at night']);

  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => blockTexts(page)).toEqual(['倉庫 at night']);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => blockTexts(page)).toEqual(['倉庫の朝 at night']);
  // A composition that is given up leaves nothing.
  await session.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await expect.poll(() => blockTexts(page)).toEqual(['倉庫の朝 at night']);
  await moveCaret(page, 'End');
  await page.keyboard.press('Enter');
  await compose('つ', '次');
  await page.getByRole('button', { name: 'Save Blog' }).click();
  await expect(page.getByText(`“${title}” is saved.`)).toBeVisible();
  const { docs } = await getDocs(collection(openStore(new URL(page.url()).origin), 'blogs'));
  const stored = docs.map((post) => post.data()).filter((post) => post['title'] === title);
  expect(stored.map(({ content }) => content)).toEqual([
    [
      { id: 1, type: 'paragraph', content: '<p>倉庫の朝 at night</p>' },
      { id: 2, type: 'paragraph', content: '<p>次</p>' },
    ],
  ]);
});
