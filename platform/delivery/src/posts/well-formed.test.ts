import { wellFormed } from './well-formed';

test('halves of characters give way, whole ones stay', () => {
  expect(wellFormed({ title: 'a\ud83d \u{1f916} \udd16b', content: [{ id: 1, email: 'x\ud83d' }] })).toEqual({
    title: 'a\ufffd \u{1f916} \ufffdb',
    content: [{ id: 1, email: 'x\ufffd' }],
  });
});
