import { screen, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { expectConsole } from 'kit/presets/jest/expect-console';
import {
  click,
  confirmMock,
  failCommit,
  fields,
  holdPosts,
  holdRequests,
  open,
  put,
  store,
  stored,
  user,
} from '../blog-management/blog-management.test.setup';

const draft = { ...fields, status: 'draft', slug: '' };
const choose = async (...titles: string[]) => {
  for (const title of titles) await user.click(screen.getByRole('checkbox', { name: `Choose ${title}` }));
};
const bar = () => screen.queryByRole('region', { name: 'Chosen posts' });
const statuses = async () =>
  Object.fromEntries(Object.entries(await stored()).map(([title, { status }]) => [title, status]));

beforeEach(() =>
  holdPosts({ p1: { ...draft, title: 'A' }, p2: { ...draft, title: 'B' }, p3: { ...fields, title: 'C', slug: 'c' } }),
);

test('choosing posts shows how many are chosen and what can be done with them', async () => {
  await open();
  expect(bar()).not.toBeInTheDocument();
  await choose('A', 'B');
  expect(bar()).toHaveTextContent('2 chosen');
  expect(
    within(bar() ?? document.body)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Publish', 'Unpublish', 'Delete everywhere', 'Export']);
  await choose('A', 'B');
  expect(bar()).not.toBeInTheDocument();
});

test('publishing several posts asks first and names the ones with default texts', async () => {
  await put({ p2: { ...draft, title: 'B', content: [{ id: 1, type: 'heading', content: 'New heading' }] } });
  await open();
  await choose('A', 'B', 'C');
  confirmMock.mockReturnValueOnce(false);
  await click('Publish');
  expect(confirmMock.mock.lastCall?.[0]).toMatch(
    /^Publish 2 posts\? Readers see them at once, or from their publish date on\./,
  );
  expect(await statuses()).toEqual({ A: 'draft', B: 'draft', C: 'published' });
  expect(bar()).toHaveTextContent('3 chosen');
  await click('Publish');
  expect(await screen.findByText('2 posts published.')).toHaveAttribute('role', 'status');
  expect(await statuses()).toEqual({ A: 'published', B: 'published', C: 'published' });
  expect(bar()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Blog Management' })).toHaveFocus();
});

test.each([
  ['🤖', ['untitled', 'untitled-2']],
  ['倉庫の朝', ['倉庫の朝', '倉庫の朝-2']],
])('posts of one title get addresses of their own: %s', async (title, slugs) => {
  await holdPosts({ p1: { ...draft, title }, p2: { ...draft, title, author: 'Grace' } });
  await open();
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await click('Publish');
  await screen.findByText('2 posts published.');
  expect(Object.keys(await stored('slugs')).sort()).toEqual(slugs);
  for (const slug of slugs) {
    expect(screen.getByRole('link', { name: `/posts/${slug}` })).toHaveAttribute('href', encodeURI(`/posts/${slug}`));
  }
});

test('several posts are unpublished, and those that are drafts already are left alone', async () => {
  await open();
  await choose('A', 'C');
  await click('Unpublish');
  expect(confirmMock).toHaveBeenCalledWith('Unpublish 1 post? Readers will no longer see it.');
  expect(await screen.findByText('1 post unpublished.')).toBeVisible();
  expect(await statuses()).toEqual({ A: 'draft', B: 'draft', C: 'draft' });
  confirmMock.mockClear();
  await choose('A', 'B');
  await click('Unpublish');
  expect(screen.getByText('All of them are drafts already.')).toBeVisible();
  expect(confirmMock).not.toHaveBeenCalled();
});

test('several posts are deleted everywhere, and wait in the trash', async () => {
  await open();
  await choose('A', 'C');
  await click('Delete everywhere');
  expect(confirmMock).toHaveBeenCalledWith(
    'Delete 2 posts everywhere? Readers will no longer see 1 of them. They move to the trash.',
  );
  expect(await screen.findByText('2 posts deleted everywhere.')).toBeVisible();
  expect(Object.keys(await stored('trash')).sort()).toEqual(['p1', 'p3']);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('one that fails stops no other, and is named with the reason', async () => {
  await open();
  await put({ p1: { ...draft, title: 'A', excerpt: 'Changed', updatedAt: '2026-01-03T00:00:00.000Z' } });
  await choose('A', 'B');
  await click('Publish');
  expect(await screen.findByText(/^1 post published\./)).toHaveTextContent(
    '1 post published. Not published: “A”, somebody else has changed it; the list has their version now.',
  );
  expect(await statuses()).toEqual({ A: 'draft', B: 'published', C: 'published' });
  expect(screen.getByText('Changed')).toBeVisible();
  failCommit('offline');
  await choose('A', 'C');
  await click('Delete everywhere');
  expect(await screen.findByText(/^1 post deleted everywhere\./)).toHaveTextContent(/Not deleted everywhere: “[AC]”/);
  expectConsole('error', /^The post could not be deleted: /);
});

test('a post without a title is not published', async () => {
  await holdPosts({ p1: { ...draft, title: ' ' } });
  await open();
  await choose('Post without a title');
  await click('Publish');
  expect(await screen.findByText(/Not published: “Post without a title”, it has no title\./)).toBeVisible();
});

test('a command leaves out posts that a search hides, and runs once', async () => {
  const save = jest.spyOn(store, 'save');
  await open();
  await choose('A', 'B');
  await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'fleet');
  await user.clear(screen.getByRole('searchbox', { name: 'Search posts' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Published');
  expect(bar()).not.toBeInTheDocument();
  await choose('C');
  expect(bar()).toHaveTextContent('1 chosen');
  const letPass = holdRequests();
  await click('Unpublish');
  await click('Unpublish');
  await letPass();
  await screen.findByText('1 post unpublished.');
  expect(save).toHaveBeenCalledTimes(1);
  expect(await statuses()).toEqual({ A: 'draft', B: 'draft', C: 'draft' });
});

test('the chosen posts alone are exported', async () => {
  let archive = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      archive = blob;
      return 'blob:archive';
    },
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await open();
  await choose('A', 'C');
  await click('Export');
  expect(confirmMock).toHaveBeenCalledWith('Export 2 posts as Markdown?');
  expect(await screen.findByText('2 posts exported.')).toBeVisible();
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(archive);
  });
  const files = unzipSync(new Uint8Array(bytes));
  expect(Object.keys(files).sort()).toEqual(['a.md', 'c.md']);
  expect(strFromU8(files['a.md'] ?? new Uint8Array())).toContain('title: "A"');
});
