import { planImport } from './plan-import';
import { asPostFile } from './post-file';
import { readStoredPost } from './stored-post';

const stored = {
  title: 'A post',
  author: 'Ada',
  publishDate: '2026-01-02',
  category: '',
  excerpt: '',
  updatedAt: '2026-01-02T00:00:00.000Z',
  status: 'published',
  slug: 'a-post',
  content: [{ id: 1, type: 'heading', content: 'A heading' }],
};
const post = readStoredPost('p1', stored);
const file = asPostFile(post);

test('an unchanged export is recognised as its post', () => {
  expect(planImport(file, [post])).toEqual({ kind: 'unchanged' });
  expect(planImport({ ...file, title: 'Better' }, [post])).toEqual({ kind: 'update', post });
});

test('whether and where readers see a post is not imported', () => {
  expect(planImport({ ...file, status: 'draft', slug: 'elsewhere' }, [post])).toEqual({ kind: 'unchanged' });
});

test('what was saved after the export is not overwritten', () => {
  const since = readStoredPost('p1', { ...stored, title: 'Newer', updatedAt: '2026-01-03T00:00:00.000Z' });
  expect(planImport({ ...file, title: 'Better' }, [since])).toEqual({ kind: 'outdated' });
});

test('an export without an id is known by its title and its last save', () => {
  expect(planImport({ ...file, id: '', excerpt: 'New' }, [post])).toEqual({ kind: 'update', post });
  expect(planImport({ ...file, id: '', updatedAt: '' }, [post])).toEqual({ kind: 'add' });
  expect(planImport({ ...file, id: 'gone' }, [post])).toEqual({ kind: 'add' });
});
