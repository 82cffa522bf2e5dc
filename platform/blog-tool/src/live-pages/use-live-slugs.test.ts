import { act, renderHook } from '@testing-library/react';
import { useLiveSlugs } from './use-live-slugs';

let slugs: string[] = [];
const site = jest.fn(async () => ({
  ok: true,
  headers: new Map([['content-type', 'application/json']]),
  json: async () => ({
    summaries: slugs.map((slug) => ({ slug, title: '', author: '', publishDate: '', category: '', excerpt: '' })),
  }),
}));
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { fetch: site });
  site.mockClear();
});
afterEach(() => jest.useRealTimers());

test('the site is asked each second until all posts are there, and again for another', async () => {
  slugs = ['a'];
  const { result, rerender, unmount } = renderHook((expected: string[]) => useLiveSlugs(expected), {
    initialProps: ['a', 'b'],
  });
  expect(result.current).toBeUndefined();
  await pass(2500);
  expect(site).toHaveBeenCalledTimes(3);
  expect([...(result.current ?? [])]).toEqual(['a']);
  slugs = ['a', 'b'];
  await pass(1000);
  expect([...(result.current ?? [])]).toEqual(['a', 'b']);
  await pass(5000);
  expect(site).toHaveBeenCalledTimes(4);
  rerender(['a', 'b', 'c']);
  await pass(0);
  expect(site).toHaveBeenCalledTimes(5);
  unmount();
  await pass(5000);
  expect(site).toHaveBeenCalledTimes(5);
});
