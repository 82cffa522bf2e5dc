import { postAddress, postPath } from './post-address';

test('an address is in ASCII, and an existing one stays as it is', () => {
  expect(postAddress('倉庫')).toBe('/blogs/%E5%80%89%E5%BA%AB');
  expect(postAddress('crossing-2')).toBe('/blogs/crossing-2');
  expect(postPath('倉庫')).toBe('/blogs/倉庫');
});
