import type { Call } from '../documents/calls/run-call';
import { queryPosts } from './query-posts';

test('the posts are asked for as the server itself, and their answer is held no longer than it is used', async () => {
  const json = Buffer.from('[]');
  const asked: [call: Call, isEnded: boolean, ended: AbortSignal][] = [];
  const call = async (made: Call, ended: AbortSignal) => {
    asked.push([made, ended.aborted, ended]);
    return { json, changedCollections: [] };
  };
  expect(await queryPosts({ call })).toBe(json);
  expect(asked).toEqual([[expect.objectContaining({ method: 'runQuery', isOwn: true }), false, expect.anything()]]);
  expect(asked[0]?.[2].aborted).toBe(true);
});
