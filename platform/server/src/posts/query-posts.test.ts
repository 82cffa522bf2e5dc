import { recordSeparator } from 'kit/posts/record-separator';
import type { Call } from '../documents/calls/run-call';
import { queryPosts } from './query-posts';

test('posts and authors are read as the server itself, and answers soon released', async () => {
  const json = Buffer.from('[]');
  const asked: [call: Call, isEnded: boolean, ended: AbortSignal][] = [];
  const call = async (made: Call, ended: AbortSignal) => {
    asked.push([made, ended.aborted, ended]);
    return { json, changedCollections: [] };
  };
  expect(Buffer.from(await queryPosts({ call })).toString()).toBe(`[]${recordSeparator}[]`);
  const asOwn = [expect.objectContaining({ method: 'runQuery', isOwn: true }), false, expect.anything()];
  expect(asked).toEqual([asOwn, asOwn]);
  expect(asked.map(([, , ended]) => ended.aborted)).toEqual([true, true]);
});
