import { expect, type Locator, type Page } from '@playwright/test';
import type { PostContent } from 'kit/posts/post';
import { acceptDialogs } from '../harness/accept-dialogs';
import { beginBody, blockTags, blockTexts, bodyOf, moveCaret, openDetails } from '../harness/edit-body';
import { openPage } from '../harness/open-page';
import { openStore, storePost } from '../harness/store-post';
import { test } from '../harness/test';

test('a post with every block type can be written, kept, edited and deleted', async ({ page }) => {
  const title = `Post ${Date.now()}-${test.info().workerIndex}`;
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await openDetails(page);
  await page.getByRole('textbox', { name: 'Author' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Category' }).fill('Fleet');
  const body = await beginBody(page);
  await page.keyboard.type('Bold words');
  await expect(body).toHaveText('Bold words');
  await moveCaret(page, 'ControlOrMeta+a');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  for (const type of ['Heading', 'Sub Heading', 'List', 'Callout', 'CTA'])
    await page.getByRole('button', { name: `+ ${type}`, exact: true }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('team@example.com');
  // Two lines high, as specified, whatever is in them.
  for (const name of ['Callout', 'CTA']) {
    const lines = await page
      .getByRole('textbox', { name, exact: true })
      .evaluate((box) => box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight));
    expect(lines, name).toBeCloseTo(2, 1);
  }
  await page.getByRole('button', { name: 'Save Blog' }).click();

  // The form is left once the post is stored: a heading has its title before that.
  await expect(page.getByRole('button', { name: 'Save Blog' })).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByRole('button', { name: 'Read Article' })).toBeVisible();
  await page.reload();
  await card.getByRole('button', { name: 'Read Article' }).click();
  await expect(page.getByRole('strong').filter({ hasText: 'Bold words' })).toBeVisible();
  for (const text of [
    'New Heading',
    'New Sub Heading',
    'New list item',
    'Important note or callout...',
    'Call to action text',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'team@example.com' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Post' }).click();
  await page.getByRole('textbox', { name: 'Heading', exact: true }).click({ clickCount: 3 });
  await page.keyboard.type('Changed heading');
  await page.getByRole('button', { name: 'Update Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await page.reload();
  await card.getByRole('button', { name: 'Read Article' }).click();
  await expect(page.getByRole('heading', { name: 'Changed heading' })).toBeVisible();

  await page.getByRole('button', { name: 'Back to Blog List' }).click();
  const asked = acceptDialogs(page);
  await card.getByRole('button', { name: `Delete ${title}` }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“${title}” is deleted everywhere.`)).toBeVisible();
  expect(asked).toEqual([
    'Are you sure you want to delete this blog?',
    `Delete “${title}” everywhere? It moves to the trash.`,
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

/** Opens the form of a new post, with the caret in its body. */
async function openNewPost(page: Page, title: string): Promise<Locator> {
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'New Blog Post' }).press('Enter');
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(bodyOf(page)).toBeFocused();
  return bodyOf(page);
}

test('a post can be written with Markdown, slash commands and keys, without a mouse', async ({ page }) => {
  const body = await openNewPost(page, 'By keyboard alone');
  await page.keyboard.type('First words.\n## A heading\nText /');
  await expect(page.getByRole('list', { name: 'Turn into' })).toBeVisible();
  await page.keyboard.type('div');
  await page.keyboard.press('Enter');
  await moveCaret(page, 'ControlOrMeta+End');
  await page.getByRole('button', { name: '+ Paragraph', exact: true }).press('Enter');
  await page.keyboard.type('- one\ntwo\n\n1. first\n\n- [ ] to do\n\n> quoted\n\n``` code');
  expect(await blockTags(page)).toEqual(['p', 'h2', 'p', 'hr', 'ul', 'ol', 'ul', 'div', 'pre']);
  await moveCaret(page, 'ControlOrMeta+Home');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(page.getByText('Block moved: position 2 of 9')).toBeAttached();
  expect(await blockTags(page)).toEqual(['h2', 'p', 'p', 'hr', 'ul', 'ol', 'ul', 'div', 'pre']);
  // A selection over several blocks, and what is typed over it.
  await moveCaret(page, 'ControlOrMeta+Home');
  for (let line = 0; line < 2; line += 1) await moveCaret(page, 'Shift+ArrowDown');
  await page.keyboard.type('One for three');
  await expect(body).not.toContainText('First words.');
  await moveCaret(page, 'ControlOrMeta+a');
  await page.keyboard.type('All gone');
  expect(await blockTexts(page)).toEqual(['All gone']);
  for (let step = 0; step < 5 && !(await body.textContent())?.includes('First words.'); step += 1)
    await page.keyboard.press('ControlOrMeta+z');
  expect(await blockTags(page)).toEqual(['h2', 'p', 'p', 'hr', 'ul', 'ol', 'ul', 'div', 'pre']);
});

test('text typed before or after a table at the edge of a post is its own paragraph', async ({ page }) => {
  await openNewPost(page, 'Tables at both ends');
  await page.keyboard.type('/table');
  await expect(page.getByRole('list', { name: 'Turn into' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('In a cell');
  await moveCaret(page, 'ControlOrMeta+End');
  await page.keyboard.type('At the end');
  await moveCaret(page, 'ControlOrMeta+Home');
  await page.keyboard.type('At the beginning');
  expect(await blockTexts(page)).toEqual(['At the beginning', expect.stringContaining('In a cell'), 'At the end']);
});

test('ArrowDown goes on below the last block, and fast keys count in their order', async ({ page, siteServer }) => {
  const store = openStore(siteServer.address);
  for (const kind of ['cta', 'code', 'quote', 'embed', 'table']) {
    const content = [tenBlocks(0)[0], tenBlocks(0).find(({ type }) => type === kind)].flatMap((block) => block ?? []);
    await storePost(store, `below-${kind}`, { title: `Below ${kind}`, status: 'draft', content });
  }
  await openPage(page, '/native-blogs');
  for (const kind of ['cta', 'code', 'quote', 'embed', 'table']) {
    await page.getByRole('button', { name: `Edit Below ${kind}` }).click();
    const body = bodyOf(page);
    await body.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Below');
    expect((await blockTexts(page)).slice(2), kind).toEqual(['', 'Below']);
    await page.getByRole('button', { name: 'Update Blog' }).click();
  }
});

test('a block is dragged by its handle to the drop mark, beyond the view as well', async ({ page, siteServer }) => {
  const texts = ['First', 'Second', 'Third', ...Array.from({ length: 30 }, (_, index) => `Paragraph ${index}`)];
  const content = texts.map((text, index) => ({
    id: index + 1,
    type: index === 1 ? ('heading' as const) : ('paragraph' as const),
    content: text,
  }));
  await storePost(openStore(siteServer.address), 'dragged', { title: 'Dragged', status: 'draft', content });
  await openPage(page, '/native-blogs?edit=dragged');
  const body = bodyOf(page);
  const mark = page.locator('[class*=dropMark]');
  const scrollTop = () => page.evaluate(() => scrollY);
  /** Takes a block by its handle. */
  const take = async (block: Locator) => {
    // A try that failed may hold one still.
    await page.mouse.up();
    // Away from the edge of the window, where the page scrolls under the pointer.
    await block.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await block.hover();
    const box = await page.getByText('⠿').boundingBox();
    if (!box) throw new Error('There is no handle');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
  };
  // A busy browser may begin the drag only when the pointer is past the place: a person then takes the block once more.
  await expect(async () => {
    await take(body.getByText('First', { exact: true }));
    const end = await body.getByText('Third', { exact: true }).boundingBox();
    if (!end) throw new Error('There is no third block');
    await page.mouse.move(end.x + 40, end.y + end.height - 4, { steps: 4 });
    await page.mouse.move(end.x + 42, end.y + end.height - 2, { steps: 2 });
    const marked = await mark.boundingBox({ timeout: 1_000 }).catch(() => null);
    await page.mouse.up();
    // Between the third block and the next one.
    expect(marked && marked.y - end.y - end.height).toBeGreaterThanOrEqual(-2);
    expect(marked && marked.y - end.y - end.height).toBeLessThan(20);
    expect((await blockTexts(page)).slice(0, 4)).toEqual(['Second', 'Third', 'First', 'Paragraph 0']);
  }).toPass();

  await test.step('at the edge of the window the page scrolls on', async () => {
    await expect(async () => {
      await take(body.getByText('Second', { exact: true }));
      const before = await scrollTop();
      await page.mouse.move(400, 400, { steps: 4 });
      const { height = 0 } = page.viewportSize() ?? {};
      await page.mouse.move(402, height - 3, { steps: 4 });
      await expect.poll(scrollTop, { timeout: 3_000 }).toBeGreaterThan(before + 600);
      await page.mouse.move(402, 300, { steps: 4 });
      await page.mouse.move(404, 302, { steps: 2 });
      await expect(mark).toBeVisible({ timeout: 1_000 });
      await page.mouse.up();
      expect((await blockTexts(page)).indexOf('Second')).toBeGreaterThan(10);
    }).toPass();
    expect(await blockTexts(page)).toHaveLength(texts.length);
  });

  await test.step('Publish is in view wherever one is', async () => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      for (const place of ['First', 'Paragraph 15', 'Paragraph 29']) {
        await body.getByText(place, { exact: true }).evaluate((block) => block.scrollIntoView({ block: 'center' }));
        await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

/** Ten blocks of most types, with all that may take the focus; their ids go on behind `before`. */
const tenBlocks = (before: number): PostContent['content'] =>
  [
    { type: 'heading' as const, content: 'A heading' },
    { type: 'paragraph' as const, content: '<p>A <a href="https://example.com">link</a> in a text</p>' },
    { type: 'quote' as const, content: '<p>Words</p>', source: 'Ada' },
    { type: 'cta' as const, content: 'Write to us', email: 'us@example.com' },
    {
      type: 'list' as const,
      content: '',
      items: ['One', 'Two', 'Three'],
      entries: ['One', 'Two', 'Three'].map((text) => ({ text, level: 0, marker: 'task' as const })),
    },
    { type: 'embed' as const, kind: 'robot' as const, name: 'fork' },
    { type: 'embed' as const, kind: 'film' as const, name: 'lifters-in-aisle' },
    { type: 'picture' as const, picture: `${'a'.repeat(32)}.png`, width: 4, height: 3 },
    {
      type: 'table' as const,
      rows: [{ cells: ['One', '<a href="https://example.com">Two</a>'] }, { cells: ['Three', 'Four'] }],
      hasHeader: false,
    },
    { type: 'code' as const, content: 'a long line '.repeat(30) },
  ].map((block, index) => ({ id: before + index + 1, ...block }));

/** The focused element: its name or its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.closest('main') ? (element.ariaLabel ?? element.textContent).slice(0, 40) : undefined;
  });

test('a post of a hundred blocks of all types has at most sixty stops of the Tab key', async ({ page, siteServer }) => {
  const content = Array.from({ length: 10 }, (_, index) => tenBlocks(10 * index)).flat();
  await storePost(openStore(siteServer.address), 'hundred', { title: 'A hundred', status: 'draft', content });
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page.route('**/__pictures/*', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') }),
  );
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'Edit A hundred' }).click();
  await expect(bodyOf(page)).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('link', { name: 'us@example.com' })).toHaveCount(10);
  await page.getByRole('button', { name: 'Back to Blog List' }).focus();
  const stops: string[] = [];
  for (let stop = await focused(page); stop !== undefined && stops.length < 300; stop = await focused(page)) {
    stops.push(stop);
    await page.keyboard.press('Tab');
  }
  expect(stops).toContain('Preview');
  expect(stops.filter((name) => name === 'Body')).toHaveLength(1);
  expect(stops.length, stops.join(', ')).toBeLessThanOrEqual(60);
  // They are no stops, and not hidden from anybody.
  await expect(preview).toContainText('link in a text');
  await preview.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => preview.evaluate((panel) => panel.scrollTop)).toBe(0);
  await page.keyboard.press('PageDown');
  await expect.poll(() => preview.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
});

test("controls beside a block's text can be reached by keyboard, and left again", async ({ page, siteServer }) => {
  await storePost(openStore(siteServer.address), 'beside', {
    title: 'Beside the text',
    status: 'draft',
    content: tenBlocks(0).filter(({ type }) => ['cta', 'list', 'quote'].includes(type)),
  });
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'Edit Beside the text' }).press('Enter');
  const body = bodyOf(page);
  await body.focus();
  await expect(body).toHaveAccessibleDescription(/^Ctrl\+Enter leads from the text/);
  await moveCaret(page, 'ControlOrMeta+Home');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type(' Example');
  await expect(page.getByRole('textbox', { name: 'Source of the quote' })).toHaveValue('Ada Example');
  await page.keyboard.press('Escape');
  await expect(body).toBeFocused();
  await moveCaret(page, 'ArrowDown');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  // Enter does not send the form.
  await page.keyboard.press('Enter');
  await expect(body).toBeFocused();
  await moveCaret(page, 'ControlOrMeta+End');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Task item checkbox for Three' })).toBeChecked();
  await expect(body).toBeFocused();
  await page.keyboard.type('!');
  await expect(body.getByRole('textbox', { name: 'List item' })).toHaveText(['One', 'Two', 'Three!']);
});

test('Tab moves between cells, and leaves a table at both ends without a new row', async ({ page, siteServer }) => {
  await storePost(openStore(siteServer.address), 'cells', {
    title: 'With cells',
    status: 'draft',
    content: tenBlocks(0).filter(({ type }) => type === 'table'),
  });
  await openPage(page, '/native-blogs');
  await page.getByRole('button', { name: 'Edit With cells' }).press('Enter');
  const body = bodyOf(page);
  await body.getByRole('cell', { name: 'One' }).click();
  for (let cell = 0; cell < 3; cell += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('4: ');
  await expect(body.getByRole('cell').last()).toHaveText('4: ');
  // To the place behind it, which takes a paragraph.
  await page.keyboard.press('Tab');
  await page.keyboard.type('Behind');
  await expect(body.locator('> p')).toHaveText('Behind');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '+ Paragraph', exact: true })).toBeFocused();
  await body.locator('> p').click();
  await moveCaret(page, 'Home');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('!');
  await expect(body.getByRole('cell').last()).toHaveText('4: !');
  for (let cell = 0; cell < 4; cell += 1) await page.keyboard.press('Shift+Tab');
  await expect(body).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Delete block' })).toBeFocused();
  await expect(body.getByRole('row')).toHaveCount(2);
});

test('undo and redo by keyboard work from within the preview, also on a phone', async ({ page }) => {
  const body = await openNewPost(page, 'Undone from the preview');
  for (const shown of ['Text', 'Phone']) {
    await page.getByRole('button', { name: shown, exact: true }).click();
    await beginBody(page);
    await page.keyboard.type(`${shown}!`);
    const text = shown === 'Text' ? page.getByRole('region', { name: 'Preview' }) : page.frameLocator('iframe');
    await text.getByText(`${shown}!`).click();
    await expect(body).not.toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(body).not.toContainText(`${shown}!`);
    await page.keyboard.press('ControlOrMeta+y');
    await expect(body).toContainText(`${shown}!`);
  }
});

test('a preview shows a post in the site’s frame, at the widths of phone and desk', async ({ page, siteServer }) => {
  await storePost(openStore(siteServer.address), 'framed', { title: 'In its frame' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/native-blogs?edit=framed');
  const preview = page.getByRole('region', { name: 'Preview' });
  const frame = page.frameLocator('iframe[title="The post as readers see it"]');
  for (const [name, width] of [
    ['Phone', 390],
    ['Desk', 1280],
  ] as const) {
    await preview.getByRole('button', { name }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('In its frame');
    await expect(frame.getByRole('contentinfo', { includeHidden: true })).toBeAttached();
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
  await page.getByRole('textbox', { name: 'Title' }).fill('Typed meanwhile');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Typed meanwhile');
  const shown = await preview.boundingBox();
  const box = await page.locator('iframe').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(shown?.width ?? 0);
});
