import * as v from 'valibot';
import { parsePost } from './post';
import { publishedPostSchema } from './published-post';

const stored = {
  title: 'A',
  author: '',
  publishDate: '2026-01-01',
  category: '',
  excerpt: '',
  content: [{ id: 1, type: 'paragraph', content: 'x' }],
  updatedAt: '2026-01-01T00:00:00.000Z',
};

test('a malformed document is refused, naming it and the field', () => {
  expect(parsePost('x', stored).id).toBe('x');
  expect(() => parsePost('x', { ...stored, content: [] })).toThrow('Post x, field "content"');
  expect(() => parsePost('x', { ...stored, title: 1 })).toThrow('Post x, field "title"');
  expect(() => parsePost('x', { ...stored, status: 'public' })).toThrow('Post x, field "status"');
});

test('a number that JSON cannot hold is no id of a block', () => {
  const content = [{ id: Number.POSITIVE_INFINITY, type: 'paragraph', content: 'x' }];
  expect(() => parsePost('x', { ...stored, content })).toThrow('Post x, field "content.0.id"');
});

test('a document without a status is a draft: nobody published it', () => {
  expect(parsePost('x', stored)).toMatchObject({ status: 'draft', slug: '' });
});

test('former slugs that are none are dropped, in a document and in what readers get', () => {
  const strange = [
    'a\n/* https://evil.example 301!\n/b',
    '*',
    '/x',
    '//evil.example',
    '..',
    'a b',
    'A',
    '',
    'x'.repeat(81),
  ];
  const post = { ...stored, slug: 'now', formerSlugs: [...strange, 'before-2'] };
  expect(parsePost('x', post).formerSlugs).toEqual(['before-2']);
  expect(v.parse(publishedPostSchema, post).formerSlugs).toEqual(['before-2']);
});
