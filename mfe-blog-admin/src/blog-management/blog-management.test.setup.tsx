import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { forgetItem, listKeys } from 'shared-config/browser-storage';
import type { PlainFields } from '../posts/plain-values';
import type { PostsStore, SaveOptions, TrashedPost } from '../posts/posts-store';
import { readStoredPost, type StoredPost } from '../posts/stored-post';
import { BlogManagement } from './blog-management';

// The whole tool over a store that the test fills: for tests that use it as staff do.

/** The fields of a published post. */
export const fields = {
  title: 'First post',
  author: 'Ada',
  publishDate: '2026-01-02',
  category: 'Fleet',
  excerpt: 'What it is about',
  updatedAt: '2026-01-02T00:00:00.000Z',
  status: 'published',
  slug: 'first-post',
  content: [
    { id: 1, type: 'paragraph', content: '<p>Some <strong>bold</strong> text</p>' },
    { id: 4, type: 'heading', content: 'A heading' },
    { id: 5, type: 'list', content: '', items: ['one', 'two'] },
    { id: 6, type: 'cta', content: 'Write to us', email: 'us@example.com' },
  ],
};

/** The post that the store holds unless a test says otherwise. */
export const post = readStoredPost('p1', fields);

/** The store of the running test. Ids, attempts and slugs of saves are in `saveOptions`. */
export const store = {
  list: jest.fn<Promise<StoredPost[]>, []>(),
  add: jest.fn<Promise<string>, [PlainFields]>(),
  save: jest.fn<Promise<void>, [string, PlainFields, string]>(),
  remove: jest.fn<Promise<void>, [string]>(),
  isSlugTaken: jest.fn<Promise<boolean>, [string, string?]>(),
  listTrash: jest.fn<Promise<TrashedPost[]>, []>(),
  restore: jest.fn<Promise<StoredPost>, [string]>(),
  deleteForGood: jest.fn<Promise<void>, [string]>(),
  keepVersions: jest.fn<Promise<void>, [string, readonly PlainFields[]]>(),
  listVersions: jest.fn<Promise<StoredPost[]>, [string]>(),
};

/** What each save of the running test came with. */
export const saveOptions: (SaveOptions & { id?: string })[] = [];

const postsStore: PostsStore = {
  ...store,
  add: (fields, options = {}) => {
    saveOptions.push(options);
    return store.add(fields);
  },
  save: (id, fields, since, options = {}) => {
    saveOptions.push(options);
    return store.save(id, fields, since);
  },
};

/** Takes the place of alerts. */
export const alertMock = jest.fn();

/** Answers questions, with yes unless a test says otherwise. */
export const confirmMock = jest.fn<boolean, [string?]>();

// The first screen that is opened waits for its script.
beforeAll(async () => {
  store.list.mockResolvedValue([]);
  window.scrollTo = jest.fn();
  await open();
  await click('New Blog Post');
  await screen.findByRole('heading', { name: 'Create New Blog Post' });
  cleanup();
});
beforeEach(() => {
  store.list.mockReset().mockResolvedValue([post]);
  store.add.mockReset().mockResolvedValue('p2');
  store.save.mockReset().mockResolvedValue(undefined);
  store.remove.mockReset().mockResolvedValue(undefined);
  store.isSlugTaken.mockReset().mockResolvedValue(false);
  store.listTrash.mockReset().mockResolvedValue([]);
  store.restore.mockReset();
  store.deleteForGood.mockReset().mockResolvedValue(undefined);
  store.keepVersions.mockReset().mockResolvedValue(undefined);
  store.listVersions.mockReset().mockResolvedValue([]);
  saveOptions.length = 0;
  window.alert = alertMock.mockReset();
  window.confirm = confirmMock.mockReset().mockReturnValue(true);
  window.scrollTo = jest.fn();
  for (const key of listKeys('localStorage')) forgetItem('localStorage', key);
});
afterEach(() => jest.restoreAllMocks());

/** Opens the tool. */
export const open = () =>
  act(async () =>
    render(
      <main>
        <BlogManagement store={postsStore} />
      </main>,
      { wrapper: MemoryRouter },
    ),
  );

/** Somebody at the keyboard and the mouse, who does not pause. */
export const user = userEvent.setup({ delay: null });

/**
 * The one button of this name. jsdom takes a millisecond for each name that it works out, and the form has a hundred
 * buttons: where one of them alone has the text, its neighbours alone are asked.
 */
function findButton(name: string | RegExp): HTMLElement {
  const [found, ...others] = [...document.querySelectorAll('button')].filter((button) => {
    const text = button.getAttribute('aria-label') ?? button.textContent;
    return typeof name === 'string' ? text === name : name.test(text);
  });
  const place = found && others.length === 0 ? found.parentElement : null;
  return within(place ?? document.body).getByRole('button', { name });
}

/** Clicks a button. */
export const click = (name: string | RegExp) => user.click(findButton(name));

/** Replaces a field's text, in one piece: as many renders as a test needs, and not one a letter. */
export async function fill(name: string, text: string): Promise<void> {
  await user.clear(screen.getByRole('textbox', { name }));
  await user.paste(text);
}

/** Chooses the status of the post in the form. */
export const choose = (status: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), status);

/** How many blocks the form has. */
export const countBlocks = () => screen.getAllByRole('button', { name: /^Delete block/ }).length;
