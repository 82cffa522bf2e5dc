import { cleanTags } from './tags';

test('tags are trimmed, once each, and no more than are kept', () => {
  expect(cleanTags([' Cold  stores ', 'cold stores', '!', 'x'.repeat(41), 'Loads'])).toEqual(['Cold stores', 'Loads']);
  expect(cleanTags(Array.from({ length: 12 }, (_, place) => `t${place}`))).toHaveLength(10);
});

test('of a list of any length, the first thousand are read', () => {
  const same = (length: number) => Array.from({ length }, () => 'é');
  expect(cleanTags([...same(999), 'Loads'])).toEqual(['é', 'Loads']);
  expect(cleanTags([...same(1_000), 'Loads'])).toEqual(['é']);
});
