import { describeLostTags, readTags, suggestTags, writeTags } from './tags-text';

test('tags are what stands between commas, each once', () => {
  expect(readTags('Cold stores,  loads ,LOADS,, ')).toEqual(['Cold stores', 'loads']);
  expect(writeTags(['Cold stores', 'loads'])).toBe('Cold stores, loads');
});

test('who types more or longer tags than there can be is told which are left out', () => {
  expect(describeLostTags('a, b')).toBeUndefined();
  expect(describeLostTags(`a, ${'x'.repeat(41)}`)).toContain('has more than 40 characters');
  const eleven = Array.from({ length: 11 }, (_, place) => `tag ${place}`).join(', ');
  expect(describeLostTags(eleven)).toBe('Only 10 tags are kept. “tag 10” and what follows is left out.');
});

test('behind what was typed, tags in use are suggested that are not there yet', () => {
  const known = ['Cold stores', 'Loads'];
  expect(suggestTags('', known)).toEqual(known);
  expect(suggestTags('loads, co', known)).toEqual(['loads, Cold stores']);
});
