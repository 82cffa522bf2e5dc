import { act, fireEvent, screen, within } from '@testing-library/react';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { click, fill, open, store, stored, user } from '../blog-management/blog-management.test.setup';
import { formatTime } from '../posts/format-time';

const details = () => screen.getByText('Share').closest('details') ?? document.createElement('details');
const link = () => within(details()).getByRole<HTMLInputElement>('textbox', { name: 'Link to the draft' }).value;
const shared = async () => Object.entries(await stored('sharedDrafts'));

let fetchDocuments: typeof fetch;
/** Where the server says that visitors reach it; `undefined` while it does not respond. */
let origin: string | null | undefined;
beforeEach(() => {
  origin = 'https://www.company.example';
  fetchDocuments = window.fetch;
  window.fetch = async (address, options) => {
    if (address !== '/__drafts') return fetchDocuments(address, options);
    if (origin === undefined) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => (origin === null ? {} : { origin }) } as Response;
  };
});
afterEach(() => {
  window.fetch = fetchDocuments;
});

async function openMenu(): Promise<void> {
  await open();
  await click('Edit First post');
  // jsdom opens it, and tells nobody.
  details().open = true;
  await act(async () => fireEvent(details(), new Event('toggle')));
  await screen.findByRole('button', { name: /Create a link|Copy|Try again/ });
}

test('an unsaved draft is shared by a link, which says its end and can be updated', async () => {
  await openMenu();
  await fill('Title', 'Not saved yet');
  await click('Create a link');
  const [[token = '', fields] = []] = await shared();
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(link()).toBe(`https://www.company.example/draft#${token}`);
  expect(fields).toMatchObject({ post: 'p1', draft: expect.stringContaining('"title":"Not saved yet"') });
  const end = new Date(Date.parse(String(fields?.['sharedAt'])) + 7 * 86_400_000).toISOString();
  expect(details()).toHaveTextContent(`until ${formatTime(end)}.`);
  await fill('Title', 'Newer');
  await click('Update to the current draft');
  expect(await shared()).toEqual([[token, expect.objectContaining({ draft: expect.stringContaining('Newer') })]]);
  await user.click(screen.getByRole('button', { name: 'Back to Blog List' }));
});

test('a link includes what is known about the author, which needs a login otherwise', async () => {
  await store.saveAuthor({ name: 'Ada', line: 'She plans routes', portrait: undefined, alt: '' });
  await openMenu();
  await click('Create a link');
  const [[, fields] = []] = await shared();
  expect(fields).toMatchObject({ draft: expect.stringContaining('She plans routes') });
});

test('a withdrawn link is gone from the store, and an expired one is not listed', async () => {
  await openMenu();
  await click('Create a link');
  await click('Withdraw');
  expect(details()).toHaveTextContent('The link is withdrawn');
  expect(await shared()).toEqual([]);
  const before = { post: 'p1', draft: '{}', sharedAt: '2026-01-01T00:00:00.000Z', pictures: new Map() };
  await (await store.links()).share({ ...before, token: '0b'.repeat(16), expiresAt: '2026-01-08T00:00:00.000Z' });
  expect(await (await store.links()).list('p1')).toEqual([]);
  expect(await shared()).toEqual([]);
});

test('a post that is trashed or deleted for good takes its links and pictures along', async () => {
  const draft = {
    post: 'p1',
    draft: '{}',
    sharedAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2999-01-01T00:00:00.000Z',
  };
  const pictures = new Map([['a.jpg', 'data:image/webp;base64,AAAA']]);
  const token = '0c'.repeat(16);
  await (await store.links()).share({ ...draft, token, pictures });
  expect(Object.keys(await stored(`sharedDrafts/${token}/pictures`))).toEqual(['a.jpg']);
  await store.remove('p1');
  expect([await shared(), await stored(`sharedDrafts/${token}/pictures`)]).toEqual([[], {}]);
  await (await store.links()).share({ ...draft, token, pictures });
  await store.deleteForGood('p1');
  expect([await shared(), await stored(`sharedDrafts/${token}/pictures`)]).toEqual([[], {}]);
});

test('where the links cannot be read, no second one is made beside a link that works', async () => {
  await openMenu();
  await click('Create a link');
  const first = link();
  await click('Back to Blog List');
  const links = await store.links();
  const failing = jest
    .spyOn(store, 'links')
    .mockResolvedValue({ ...links, list: async () => Promise.reject(new Error('down')) });
  expectConsole('error', /The links cannot be read now/);
  await click('Edit First post');
  details().open = true;
  await act(async () => fireEvent(details(), new Event('toggle')));
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Create a link' })).not.toBeInTheDocument();
  failing.mockRestore();
  await click('Try again');
  expect(link()).toBe(first);
  expect(await shared()).toHaveLength(1);
});

test('a link that only this computer can open says so, and a failure can be retried', async () => {
  origin = undefined;
  await openMenu();
  expectConsole('error', /The links cannot be read now/);
  expect(details()).toHaveTextContent('The links cannot be read now. Check the connection and try again.');
  origin = null;
  await click('Try again');
  expect(details()).toHaveTextContent('only this computer can open the link');
  await click('Create a link');
  expect(link()).toMatch(/^http:\/\/localhost\/draft#/);
  fireEvent.keyDown(details(), { key: 'Escape' });
  expect(details()).not.toHaveAttribute('open');
});
