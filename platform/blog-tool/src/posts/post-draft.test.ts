import { createDraft, draftOf, isSameDraft, titleOf } from './post-draft';

test('a new post has the specified defaults (§3), and is a draft', () => {
  expect(createDraft(new Date(2026, 1, 3))).toEqual({
    title: '',
    author: '',
    publishDate: '2026-02-03',
    category: '',
    excerpt: '',
    content: [{ id: 1, type: 'paragraph', content: 'Start writing your blog content here...' }],
    status: 'draft',
    slug: '',
  });
});

test('an unchanged post is the same draft, whatever the order of its fields', () => {
  const draft = createDraft(new Date());
  const stored = { updatedAt: '2026-01-01T00:00:00.000Z', id: 'x', ...draft };
  expect(isSameDraft(draftOf(stored), draft)).toBe(true);
  // A store gives them back by name.
  const content = draft.content.map((block) => Object.fromEntries(Object.entries(block).reverse()) as typeof block);
  expect(isSameDraft(draft, { ...draft, content })).toBe(true);
  expect(isSameDraft(draft, { ...draft, status: 'published' })).toBe(false);
  expect(isSameDraft(draft, { ...draft, content: [{ id: 1, type: 'cta', content: '', email: 'a' }] })).toBe(false);
});

test('a new post has the date of its writer, which may be a day ahead of UTC', () => {
  const early = Object.assign(new Date('2026-02-02T23:30:00.000Z'), { getDate: () => 3, getMonth: () => 1 });
  expect(createDraft(early).publishDate).toBe('2026-02-03');
});

test('a title of spaces alone counts as missing', () => {
  expect([titleOf({ title: '  ' }), titleOf({ title: ' A title ' })]).toEqual(['Post without a title', 'A title']);
});
