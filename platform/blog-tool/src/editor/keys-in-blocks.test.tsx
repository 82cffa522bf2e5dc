import { act, fireEvent, screen } from '@testing-library/react';
import {
  blockTags,
  bodyText,
  click,
  fields,
  goTo,
  holdPosts,
  open,
  press,
  stored,
  type,
  user,
} from '../blog-management/blog-management.test.setup';

/** Opens a post with these blocks, with the focus in its body. */
async function edit(...content: object[]): Promise<void> {
  await holdPosts({ p1: { ...fields, content: content.map((block, index) => ({ id: index + 1, ...block })) } });
  await open();
  await click('Edit First post');
  act(() => bodyText().focus());
}

async function saved(): Promise<unknown> {
  await click('Update Blog');
  return (await stored())['First post']?.content;
}

const list = { type: 'list', content: '', items: ['One', ''] };
const table = { type: 'table', rows: [{ cells: ['', ''] }, { cells: ['', ''] }], hasHeader: false };
const paragraph = { type: 'paragraph', content: '<p>Text</p>' };

test.each([
  ['## ', { type: 'heading', content: 'New' }],
  ['### ', { type: 'subheading', content: 'New' }],
  ['> ', { type: 'quote', content: '<p>New</p>' }],
  ['``` ', { type: 'code', content: 'New' }],
  ['```ts\n', { type: 'code', content: 'New', language: 'ts' }],
])('%j in a list item turns it into the same block as the menu', async (typed, block) => {
  await edit(list);
  goTo(1);
  type(`${typed}New`);
  expect(await saved()).toEqual([{ id: 1, ...list, items: ['One'] }, expect.objectContaining(block)]);
});

test('in a quote, “>” stays text, and “##” ends the quote with a heading', async () => {
  await edit({ type: 'quote', content: '<p>One</p><p></p>' });
  goTo(1);
  type('> ');
  expect(bodyText()).toHaveTextContent('One>');
  type('\n## New');
  expect(await saved()).toContainEqual(expect.objectContaining({ type: 'heading', content: 'New' }));
});

test('in a cell the slash offers what comes behind the table, and a sign is text', async () => {
  await edit(table, paragraph);
  goTo(1);
  type('## /');
  expect(screen.getAllByRole('button', { name: /^(Table|Divider|Machine|Film|Picture|Heading|Quote)$/ })).toHaveLength(
    5,
  );
  expect(screen.getByRole('combobox', { name: 'Type of block' })).toBeDisabled();
  type('div');
  press('Enter');
  expect(blockTags()).toEqual(['div', 'hr', 'p']);
  expect(bodyText()).toHaveTextContent('##');
});

test('Tab in a list item moves it below the item above, and Shift+Tab moves it back', async () => {
  await edit({ ...list, items: ['One', 'Two'] });
  goTo(1);
  press('Tab');
  expect(bodyText().querySelector('li li')).toHaveTextContent('Two');
  expect(screen.getAllByRole('textbox', { name: 'List item' }).map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
  ]);
  press('Tab', { shiftKey: true });
  expect(bodyText().querySelectorAll('li li')).toHaveLength(0);
  expect(await saved()).toEqual([{ id: 1, ...list, items: ['One', 'Two'] }]);
});

test('a paragraph turned into a list item is labelled as one until it is turned back', async () => {
  await edit(paragraph);
  goTo(1);
  const turn = (kind: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Type of block' }), kind);
  for (const kind of ['List', 'Task List']) {
    await turn(kind);
    expect(screen.getByRole('textbox', { name: 'List item' })).toHaveTextContent('Text');
    expect(screen.getByRole('textbox', { name: 'List item' }).parentElement?.closest('li')).toBeInTheDocument();
    await turn('Paragraph');
    expect(screen.queryByRole('textbox', { name: 'List item' })).toBeNull();
  }
});

test('Tab goes from cell to cell and out at both ends of a table, and never adds a row', async () => {
  await edit(paragraph, table, { type: 'heading', content: 'Behind' });
  goTo(2);
  expect(fireEvent.keyDown(bodyText(), { key: 'Tab' })).toBe(false);
  type('!');
  expect(bodyText().children[2]).toHaveTextContent('!Behind');
  goTo(2);
  for (let cell = 0; cell < 3; cell += 1) press('Tab', { shiftKey: true });
  type('First');
  expect(bodyText().querySelector('td')).toHaveTextContent('First');
  press('Tab', { shiftKey: true });
  type('!');
  expect(bodyText().children[0]).toHaveTextContent('Text!');
  expect(bodyText().querySelectorAll('tr')).toHaveLength(2);
  goTo(1);
  await click('Delete block');
  goTo(2);
  await click('Delete block');
  goTo(1);
  // To the place behind it, which takes a paragraph; from there the browser goes on to the next control.
  expect(fireEvent.keyDown(bodyText(), { key: 'Tab' })).toBe(false);
  expect(fireEvent.keyDown(bodyText(), { key: 'Tab' })).toBe(true);
  expect(bodyText().querySelectorAll('tr')).toHaveLength(2);
});

test('Backspace after a table and Delete before it enter it without emptying cells', async () => {
  await edit(paragraph, table, { type: 'heading', content: 'Behind' });
  goTo(3, 0);
  press('Backspace');
  type('!');
  expect([...bodyText().querySelectorAll('td')].at(-1)?.textContent).toMatch(/!$/);
  goTo(1);
  press('Delete');
  type('?');
  expect(bodyText().querySelector('td')?.textContent).toMatch(/^\?/);
  expect(bodyText().querySelectorAll('td')).toHaveLength(4);
  expect(bodyText().children[2]).toHaveTextContent('Behind');
  // An empty text goes.
  goTo(2);
  press('Tab');
  goTo(3, 'all');
  press('Backspace');
  press('Backspace');
  expect(bodyText().children).toHaveLength(2);
});

const task = { type: 'list', content: '', items: ['Do'], entries: [{ text: 'Do', level: 0, marker: 'task' }] };

test.each([
  ['a call to action', { type: 'cta', content: 'Write', email: 'a@example.com' }, 'textbox', 'E-mail'],
  ['a quote', { type: 'quote', content: '<p>Words</p>' }, 'textbox', 'Source of the quote'],
  ['a task', task, 'checkbox', /^Task item/],
])('Ctrl+Enter goes from %s to its field, Escape goes back, and Tab skips the field', async (...example) => {
  const [, block, role, name] = example;
  await edit(paragraph, block);
  goTo(2);
  const control = screen.getByRole(role, { name });
  expect(control).toHaveAttribute('tabindex', '-1');
  press('Enter', { ctrlKey: true });
  expect(control).toHaveFocus();
  fireEvent.keyDown(control, { key: 'Escape' });
  expect(bodyText()).toHaveFocus();
  type('!');
  expect(bodyText().children[1]).toHaveTextContent('!');
});

test('Enter goes from a selected embed to its choice; Ctrl+Enter in a text adds a line', async () => {
  await edit(paragraph, { type: 'embed', kind: 'machine', name: 'press' });
  goTo(2);
  press('Enter');
  expect(screen.getByRole('combobox', { name: 'Machine or film' })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Machine or film' }), { key: 'Escape' });
  goTo(1);
  press('Enter', { ctrlKey: true });
  expect(bodyText().children[0]?.querySelector('br')).toBeInTheDocument();
});

test('Enter in a clicked field goes to the text of its block, and sends no form', async () => {
  await edit(paragraph, { type: 'cta', content: 'Write', email: 'a@example.com' });
  goTo(1);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  act(() => field.focus());
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(bodyText()).toHaveFocus();
  type('!');
  expect(screen.getByRole('textbox', { name: 'CTA' })).toHaveTextContent('Write!');
});

test('a table gets a caption in the bar above', async () => {
  await edit(table, paragraph);
  goTo(1);
  await user.type(screen.getByRole('textbox', { name: 'Caption of the table' }), 'Loads');
  expect(await saved()).toEqual([
    { id: 1, ...table, caption: 'Loads' },
    { id: 2, ...paragraph },
  ]);
});

test('a footnote is added from the bar above', async () => {
  await edit(paragraph);
  goTo(1);
  await click('Footnote');
  type('Measured');
  expect(await saved()).toEqual([
    { id: 1, type: 'paragraph', content: expect.stringContaining('<a href="#footnote-1" rel="noopener">1</a>') },
    { id: 2, type: 'footnote', name: '1', content: 'Measured' },
  ]);
});
