import * as v from 'valibot';
import { postContentSchema } from './post';
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

/** The field for which a document is refused first; `undefined` for one that is complete. */
const refusedFor = (fields: Readonly<Record<string, unknown>>) => {
  const { issues } = v.safeParse(postContentSchema, { ...stored, ...fields });
  return issues && v.getDotPath(issues[0]);
};

test('a malformed document is refused', () => {
  expect(refusedFor({})).toBeUndefined();
  expect(refusedFor({ content: [] })).toBe('content');
  expect(refusedFor({ title: 1 })).toBe('title');
  expect(refusedFor({ status: 'public' })).toBe('status');
});

test('a number that JSON cannot hold is no id of a block', () => {
  const content = [{ id: Number.POSITIVE_INFINITY, type: 'paragraph', content: 'x' }];
  expect(refusedFor({ content })).toBe('content.0.id');
});

test('a document without a status is a draft: nobody published it', () => {
  expect(v.parse(postContentSchema, stored)).toMatchObject({ status: 'draft', slug: '' });
});

test('a meta title of another kind keeps no reader from the post', () => {
  expect(v.parse(postContentSchema, { ...stored, metaTitle: { en: 'Found' } }).metaTitle).toBeUndefined();
});

test('of former slugs the last hundred are known', () => {
  const formerSlugs = Array.from({ length: 7_000 }, (_, at) => `former-${at}`);
  expect(v.parse(postContentSchema, { ...stored, formerSlugs }).formerSlugs).toEqual(formerSlugs.slice(-100));
});

test('invalid former slugs are dropped, in a document and in what readers get', () => {
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
  expect(v.parse(postContentSchema, post).formerSlugs).toEqual(['before-2']);
  expect(v.parse(publishedPostSchema, post).formerSlugs).toEqual(['before-2']);
});
