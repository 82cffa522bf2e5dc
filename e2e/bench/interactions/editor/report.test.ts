import { formatEditorTable } from './report';

test('each size has a line for each pace, and figures beyond its limit are bold', () => {
  const typing = (steady: number[], bursts: number[]) => [{ text: '', waits: { steady, bursts } }];
  const post = {
    words: 5000,
    most: 50,
    tool: typing([10, 50.4], [20, 50]),
    bare: [...typing([9], [90]), ...typing([7], [80])],
  };
  const { lines, holds } = formatEditorTable([post]);
  expect(lines).toEqual([
    '| words | keys   | tool, p50 | tool, p95 | limit of p95 | Tiptap, p50 | Tiptap, p95 |',
    '| ----: | ------ | --------: | --------: | -----------: | ----------: | ----------: |',
    '| 5,000 | steady |        10 |    **50** |           50 |           7 |           9 |',
    '| 5,000 | bursts |        20 |        50 |           50 |          80 |          90 |',
  ]);
  expect(holds).toBe(false);
  expect(formatEditorTable([{ ...post, most: 51 }]).holds).toBe(true);
});
