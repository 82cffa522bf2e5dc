import { expect } from '@playwright/test';
import { moveCaret } from '../harness/edit-body';
import { openPage } from '../harness/open-page';
import { pasteHtml } from '../harness/paste-html';
import { test } from '../harness/test';

const fromWord = `<html><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='color:red'>Head<o:p></o:p></h1><p class=MsoNormal>Some <b style='mso-bidi-font-weight:normal'>words</b></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.&nbsp; </span><![endif]>one</p>
<p class=MsoNormal><img src="file:///C:/x.png" style="width:10pt"><video src="x"></video></p><!--EndFragment--></body></html>`;

test('pasted text lands at the caret, losses are named, and one undo removes it', async ({ page }) => {
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('before after');
  // Within a frame of each other Chromium may lose one on a busy machine.
  for (const _letter of 'after') await page.keyboard.press('ArrowLeft', { delay: 100 });
  await pasteHtml(body, fromWord, 'Head');
  await expect(body.locator('h2')).toHaveText('Head');
  await expect(body.locator('ol > li')).toHaveText('one');
  await expect(body.locator('strong')).toHaveText('words');
  await expect(body.locator('> p')).toHaveText(['before ', 'Some words', 'after']);
  const notice = page.getByText('Lost in pasting: a film.');
  await expect(notice).toBeInViewport();
  // A picture that Word keeps to itself is named where it belongs.
  await expect(body.locator('figure')).toContainText('file:///C:/x.png cannot be used');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(notice).toBeHidden();
  await expect(body).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(body.locator('> p')).toHaveText(['before after']);
  // Its parser is fetched when Markdown is pasted.
  await pasteHtml(body, '', '# Marked\n\n3. three\n');
  await expect(body.locator('h2')).toHaveText('Marked');
  await expect(body.locator('ol')).toHaveAttribute('start', '3');
});

test('after sixty paragraphs losses are still named in view, right below the place', async ({ page }) => {
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.click();
  await page.keyboard.press('ControlOrMeta+a');
  const paragraphs = Array.from({ length: 60 }, (_, at) => `Paragraph ${at + 1} `.repeat(at % 7 === 0 ? 40 : 3).trim());
  await pasteHtml(body, '', paragraphs.join('\n\n'));
  await expect(body.locator('> p')).toHaveCount(60);
  await moveCaret(page, 'ControlOrMeta+Home');
  await moveCaret(page, 'ControlOrMeta+End');
  await page.evaluate(
    (html) => {
      const copy = (event: ClipboardEvent) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        event.clipboardData?.setData('text/html', html);
      };
      addEventListener('copy', copy, { capture: true, once: true });
    },
    `<ul>${'<li>An item of the list</li>'.repeat(12)}</ul><p>The last <video src="x"></video></p>`,
  );
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(body.locator('li')).toHaveCount(12);
  const notice = page.getByText('Lost in pasting: a film.');
  await expect(notice).toBeInViewport();
  const gap = () =>
    notice.evaluate((element) => {
      const blocks = document.querySelector('[role="textbox"][aria-label="Body"]')?.children;
      const last = blocks?.[blocks.length - 1]?.getBoundingClientRect().bottom ?? 0;
      return Math.round(element.getBoundingClientRect().top - last);
    });
  await expect.poll(async () => Math.abs(await gap())).toBeLessThan(30);
  // Once all that is near has been laid out.
  for (let frame = 0; frame < 10; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(notice).toBeInViewport();
  expect(Math.abs(await gap())).toBeLessThan(30);
});
