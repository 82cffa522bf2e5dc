import { render, screen } from '@testing-library/react';
import { formatTime } from '../posts/format-time';
import { readStoredPost } from '../posts/stored-post';
import { PostStatus } from './post-status';

const fields = {
  title: 'A post',
  author: '',
  publishDate: '2026-01-02',
  category: '',
  excerpt: '',
  status: 'published',
  slug: 'a-post',
  updatedAt: '2026-01-02T10:00:00.000Z',
  content: [{ id: 1, type: 'heading', content: 'A heading' }],
};
const show = (changes: object = {}, liveSlugs?: ReadonlySet<string>) =>
  render(<PostStatus post={readStoredPost('p1', { ...fields, ...changes })} liveSlugs={liveSlugs} />).container;
const since = (time: string) => `Live since ${formatTime(time)}`;

test('a published post is live when its page is on the site, or when that is unknown', () => {
  expect(show()).toHaveTextContent(`${since(fields.updatedAt)}/posts/a-post`);
  expect(show({}, new Set(['a-post']))).toHaveTextContent(since(fields.updatedAt));
  expect(show({}, new Set(['another']))).toHaveTextContent('Not on the site yet/posts/a-post');
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/posts/a-post');
});

test('a scheduled post says from when, without a link, and later since when', () => {
  const publishAt = '2999-01-01T12:00:00.000Z';
  expect(show({ status: 'scheduled', publishAt })).toHaveTextContent(
    `Scheduled for ${formatTime(publishAt)}/posts/a-post`,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  const due = '2026-01-03T12:00:00.000Z';
  expect(show({ status: 'scheduled', publishAt: due })).toHaveTextContent(since(due));
  const savedLater = { status: 'scheduled', publishAt: due, updatedAt: '2026-01-04T10:00:00.000Z' };
  expect(show(savedLater)).toHaveTextContent(since('2026-01-04T10:00:00.000Z'));
});

test.each([
  ['a draft', { status: 'draft' }],
  ['an incomplete post', { excerpt: undefined }],
  ['a schedule without a time', { status: 'scheduled', publishAt: '', publishDate: '' }],
])('readers get nothing of %s', (_name, changes) => {
  expect(show(changes)).toBeEmptyDOMElement();
});
