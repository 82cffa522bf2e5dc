import { createDraft } from '../posts/post-draft';
import { readStoredPost } from '../posts/stored-post';
import { keepDraft, listKeptDrafts } from './kept-drafts';
import { createWindowDrafts } from './window-drafts';

const store = { keepDraft: async () => {}, listDrafts: async () => [], deleteDraft: async () => {} };
const windowDrafts = createWindowDrafts(store);
const draftWith = (title: string) => ({ ...createDraft(new Date(2026, 0, 2)), title, status: 'published' as const });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('drafts are listed newest first, and what is not a draft is left alone', () => {
  for (const [day, title] of [
    [2, 'B'],
    [3, 'C'],
    [1, 'A'],
  ] as const) {
    jest.setSystemTime(new Date(2026, 0, day));
    keepDraft(`key ${title}`, { draft: draftWith(title), postId: 'p1', since: 'then' });
  }
  const others = { 'blog-draft broken': '{', 'blog-draft old': '{"keptAt":"2026-01-02T00:00:00.000Z"}', theme: 'dark' };
  for (const [key, text] of Object.entries(others)) localStorage.setItem(key, text);
  expect(listKeptDrafts().map(({ draft }) => draft.title)).toEqual(['C', 'B', 'A']);
  expect(listKeptDrafts()[0]).toMatchObject({ key: 'key C', postId: 'p1', since: 'then' });
  expect({ ...localStorage }).toMatchObject(others);
});

test('a stored draft is forgotten, even if its save made the slug; a longer one is not', () => {
  const stored = { ...draftWith('Stored'), slug: 'stored', updatedAt: '2026-01-02T00:00:00.000Z' };
  keepDraft('same', { draft: draftWith('Stored') });
  keepDraft('more', { draft: { ...draftWith('Stored'), excerpt: 'More' } });
  localStorage.setItem('blog-save same', '["2026-01-02T00:00:00.000Z"]');
  windowDrafts.forgetStored([readStoredPost('p0', {}), readStoredPost('p1', stored)], []);
  expect(listKeptDrafts().map(({ key }) => key)).toEqual(['more']);
  expect(localStorage.getItem('blog-save same')).toBeNull();
});
