import { isPlainPath } from './plain-path';

test.each(['/', '/a', '/posts/crossing-2', '/a_b/v1.2', '/A', '/...', '/posts/倉庫', '/हिंदी'])(
  '"%s" is a plain path',
  (path) => expect(isPlainPath(path)).toBe(true),
);

test.each([
  '',
  'a',
  '//evil.example',
  '/a/',
  '/a//b',
  '/*',
  '/:id',
  '/a b',
  '/a\n/b',
  '/a\n',
  '/..',
  '/a/../b',
  '/./a',
  '/a?b',
  '/a#b',
  '/a\\b',
  '/%2e%2e',
  '/a\u200bb',
  '/\u202ea',
])('%j is not a plain path', (path) => expect(isPlainPath(path)).toBe(false));
