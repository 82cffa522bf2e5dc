import { describeLostTags, readTags, suggestTags, writeTags } from './tags-text';

test('tags are what stands between commas, each once', () => {
  expect(readTags('Cold stores,  loads ,LOADS,, ')).toEqual(['Cold stores', 'loads']);
  expect(writeTags(['Cold stores', 'loads'])).toBe('Cold stores, loads');
});

test('tags that are too many or too long are each named as left out', () => {
  const [long, longer] = ['x'.repeat(41), 'y'.repeat(45)];
  const tags = (count: number) => Array.from({ length: count }, (_, place) => `tag ${place}`).join(', ');
  expect(describeLostTags('a, b')).toBeUndefined();
  expect(describeLostTags(`a, ${long}`)).toBe(
    `“${long}” has more than 40 characters. It is left out unless you shorten it.`,
  );
  expect(describeLostTags(`${long}, ${longer}`)).toBe(
    `“${long}” and “${longer}” have more than 40 characters. They are left out unless you shorten them.`,
  );
  expect(describeLostTags(tags(11))).toBe('Only 10 tags are kept: “tag 10” is left out.');
  expect(describeLostTags(`${longer}, ${tags(12)}`)).toBe(
    `“${longer}” has more than 40 characters. It is left out unless you shorten it. Only 10 tags are kept: “tag 10” and “tag 11” are left out.`,
  );
});

test('behind what was typed, tags in use are suggested that are not there yet', () => {
  const known = ['Cold stores', 'Loads'];
  expect(suggestTags('', known)).toEqual(known);
  expect(suggestTags('loads, co', known)).toEqual(['loads, Cold stores']);
});
