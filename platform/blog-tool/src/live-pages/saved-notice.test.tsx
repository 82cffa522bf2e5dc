import { act, render, screen } from '@testing-library/react';
import { formatTime } from '../posts/format-time';
import { readStoredPost } from '../posts/stored-post';
import SavedNotice from './saved-notice';

const updatedAt = '2026-01-02T00:00:00.000Z';
const fields = {
  title: 'A post',
  author: '',
  publishDate: '2026-01-02',
  category: '',
  excerpt: '',
  status: 'published',
  slug: 'a-post',
  updatedAt,
  content: [{ id: 1, type: 'heading', content: 'A heading' }],
};

/** The version that readers have. */
let live: string | undefined;
/** Whether the server composes; it does not say so where this is absent. */
let composesPosts: boolean | undefined;
const reply = (data: unknown, type = 'application/json', ok = true) => ({
  ok,
  headers: new Map([['content-type', type]]),
  json: async () => data,
});
const summary = { slug: 'a-post', title: 'A post', author: '', publishDate: '', category: '', excerpt: '' };
const site = jest.fn(async (address: string, _options?: RequestInit) => {
  const summaries = live ? [summary] : [];
  if (address === '/__health?detail') return reply({ ok: true, composesPosts });
  if (address === '/posts/posts.json') return reply({ summaries });
  if (!live || address !== '/posts/a-post/posts.json') throw new Error(`There is no ${address}`);
  return reply({ summaries, post: { ...summary, updatedAt: live, content: fields.content } });
});

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { fetch: site });
  live = undefined;
  composesPosts = true;
  site.mockClear();
});
afterEach(() => {
  delete document.documentElement.dataset['standalone'];
  jest.useRealTimers();
});

const renderNotice = (changes: object = {}) =>
  render(
    <p role="status">
      <SavedNotice post={readStoredPost('p1', { ...fields, ...changes })} />
    </p>,
  );
const show = async (changes: object = {}) => {
  const shown = renderNotice(changes);
  await pass(0);
  return shown;
};
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const status = () => screen.getByRole('status');

test('a published post waits until readers have this version, then asks no more', async () => {
  await show();
  expect(status()).toHaveTextContent('“A post” is saved. Waiting for the site: /posts/a-post');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/posts/a-post');
  expect(site).toHaveBeenLastCalledWith('/posts/posts.json', { cache: 'no-cache' });
  live = '2026-01-01T00:00:00.000Z';
  await pass(250);
  expect(status()).toHaveTextContent('Waiting for the site');
  live = updatedAt;
  await pass(250);
  expect(status()).toHaveTextContent(`Live since ${formatTime(new Date().toISOString())}: /posts/a-post`);
  const asked = site.mock.calls.length;
  await pass(2000);
  expect(site).toHaveBeenCalledTimes(asked);
});

test.each([
  [
    'elsewhere',
    false,
    3_000,
    'This server does not compose the site. Readers have it after the next compose: /posts/a-post',
  ],
  [
    'here, and is late',
    true,
    30_000,
    'The site takes longer than usual. This line says when readers have it: /posts/a-post',
  ],
  ['by a server that does not say so', undefined, 30_000, 'The site takes longer than usual.'],
])('a site that is composed %s is waited for without haste', async (_where, composes, time, text) => {
  composesPosts = composes;
  await show();
  await pass(time);
  expect(status()).toHaveTextContent(text);
  const asked = site.mock.calls.length;
  await pass(10_000);
  expect(site).toHaveBeenCalledTimes(asked + 2);
  live = updatedAt;
  await pass(5_000);
  expect(status()).toHaveTextContent('Live since');
});

test('it says how long readers waited, from the save on', async () => {
  const saved = new Date(Date.now() - 150).toISOString();
  await show({ updatedAt: saved });
  await pass(500);
  live = saved;
  await pass(250);
  expect(status()).toHaveTextContent('readable for visitors after 0.9 s: /posts/a-post');
});

test('a site that does not respond, or with something else, is asked again', async () => {
  live = updatedAt;
  site
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(reply({ summaries: [summary] }, 'application/json', false))
    .mockResolvedValueOnce(reply({}, 'text/html'))
    .mockResolvedValueOnce(reply({ summaries: 'none' }));
  await show();
  await pass(750);
  expect(status()).toHaveTextContent('Waiting for the site');
  await pass(250);
  expect(status()).toHaveTextContent('Live since');
});

test('leaving the screen stops asking the site, even in the middle of a request', async () => {
  const { unmount } = await show();
  unmount();
  await pass(2000);
  expect(site).toHaveBeenCalledTimes(1);
  renderNotice().unmount();
  await pass(2000);
  expect(site).toHaveBeenCalledTimes(2);
});

test.each([
  ['a draft', { status: 'draft' }, '“A post” is saved. Readers do not see it.'],
  ['an incomplete post', { excerpt: undefined }, '“A post” is saved.'],
  [
    'a scheduled post',
    { status: 'scheduled', publishAt: '2999-01-01T12:00:00.000Z' },
    `“A post” is saved. Scheduled for ${formatTime('2999-01-01T12:00:00.000Z')}.`,
  ],
])('%s waits for nothing', async (_name, changes, text) => {
  await show(changes);
  expect(status().textContent).toBe(text);
  expect(site).not.toHaveBeenCalled();
});

test('on an origin of its own the tool does not look for the site', async () => {
  document.documentElement.dataset['standalone'] = '';
  await show();
  expect(status().textContent).toBe('“A post” is saved.');
  expect(site).not.toHaveBeenCalled();
});
