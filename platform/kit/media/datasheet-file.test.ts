import { formatBytes } from './datasheet-file';
import { shareImageOf } from './share-image';

test.each([
  [1, '1 kB'],
  [1499, '1 kB'],
  [97_600, '98 kB'],
  [999_499, '999 kB'],
  [1_000_000, '1.0 MB'],
  [1_449_000, '1.4 MB'],
])('%i bytes are written as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test('in German a size has a comma', () => expect(formatBytes(1_449_000, 'de-DE')).toBe('1,4 MB'));

test('the picture of a page for where it is shared is named after its address', () => {
  expect(['/', '/posts/crossing', '/products/pumps?kind=fork'].map(shareImageOf)).toEqual([
    '/media/share-home.jpg',
    '/media/share-posts-crossing.jpg',
    '/media/share-products-pumps-kind-fork.jpg',
  ]);
});
