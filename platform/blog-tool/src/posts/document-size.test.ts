import { describeSize, documentSize, maxDocumentSize } from './document-size';

test('text counts in bytes of UTF-8, with its name', () => {
  const empty = documentSize({});
  expect(documentSize({ a: 'é' }) - empty).toBe(2 + 3);
  expect(documentSize({ a: [1, null, true, { b: 'x' }] }) - empty).toBe(2 + 8 + 1 + 1 + 2 + 2);
});

test('a post says when it is nearly full, and when it is too long to be saved', () => {
  expect(describeSize(1000)).toBeUndefined();
  expect(describeSize(maxDocumentSize * 0.89)).toBeUndefined();
  expect(describeSize(maxDocumentSize * 0.95)).toEqual({ isTooLarge: false, text: expect.stringContaining('95%') });
  expect(describeSize(maxDocumentSize)).toMatchObject({ isTooLarge: false });
  expect(describeSize(maxDocumentSize + 1)).toEqual({ isTooLarge: true, text: expect.stringContaining('too long') });
});
