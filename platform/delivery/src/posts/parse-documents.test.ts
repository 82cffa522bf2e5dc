import { recordSeparator } from 'kit/posts/record-separator';
import { parseReadableDocuments } from './parse-documents';

const parseDocuments = (json: string) => parseReadableDocuments(json).posts;

const name = 'projects/p/databases/(default)/documents/blogs/one';
const content = {
  arrayValue: {
    values: [
      { mapValue: { fields: { id: { integerValue: '1' }, items: { arrayValue: {} }, done: { booleanValue: true } } } },
    ],
  },
};

test('documents have the values that the SDK would give', () => {
  const fields = { title: { stringValue: 'A title' }, content, map: { mapValue: {} } };
  const response = JSON.stringify([{ document: { name, fields }, readTime: '2026-11-22T00:00:00Z' }]);
  expect(parseDocuments(response)).toEqual([
    { id: 'one', data: { title: 'A title', content: [{ id: 1, items: [], done: true }], map: {} } },
  ]);
});

test('a value that no field of a post has spoils no other one', () => {
  const fields = { title: { stringValue: 'A title' }, place: { geoPointValue: { latitude: 1 } } };
  expect(parseDocuments(JSON.stringify([{ document: { name, fields } }]))).toEqual([
    { id: 'one', data: { title: 'A title', place: null } },
  ]);
});

test('a response without documents has none', () => {
  expect(parseDocuments('[{"readTime":"2026-11-22T00:00:00Z"}]')).toEqual([]);
});

test('author records come after a separator, which an earlier server does not send', () => {
  const author = {
    document: { name: name.replace('blogs/one', 'authors/ada'), fields: { name: { stringValue: 'Ada' } } },
  };
  expect(parseReadableDocuments(`[\n]${recordSeparator}${JSON.stringify([author], null, 1)}`)).toEqual({
    posts: [],
    authors: [{ id: 'ada', data: { name: 'Ada' } }],
  });
  expect(parseReadableDocuments('[]').authors).toEqual([]);
});
