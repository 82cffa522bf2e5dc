import { readStoredPost } from '../posts/stored-post';
import { restoreVersion } from './restore-version';

const now = new Date(2026, 5, 1, 12);
const publishAt = new Date(2999, 4, 3, 9).toISOString();
const scheduled = { title: 'Then', status: 'scheduled', publishDate: '2999-05-03', publishAt };
const today = { title: 'Now', publishDate: '2026-06-01' };

const restore = (current: object, version: object) =>
  restoreVersion(readStoredPost('p1', { ...current }), readStoredPost('p1', { ...version }), now);

test('restoring a version brings its schedule back, and the notice has both dates', () => {
  const { draft, message } = restore({ ...today, status: 'draft', slug: 'now' }, { ...scheduled, slug: 'then' });
  expect(draft).toMatchObject({ title: 'Then', status: 'draft', slug: 'now' });
  expect(draft).toMatchObject({ publishDate: '2999-05-03', publishTime: '09:00' });
  expect(message).toBe(
    'This is the earlier version. Save it to make it the current one. Publish date: 3 May 2999 at 09:00, ' +
      'as in the version. The current post has 1 June 2026.',
  );
});

test.each([
  ['a schedule does not take a post from its readers', { ...today, status: 'published' }, scheduled],
  ['a date that is over does not publish a scheduled post', scheduled, { ...today, status: 'draft' }],
])('%s: the date stays, and the notice has that of the version', (_name, current, version) => {
  const { post, draft, message } = restore(
    {
      excerpt: '',
      author: '',
      category: '',
      updatedAt: '',
      content: [{ id: 1, type: 'heading', content: 'A' }],
      ...current,
    },
    version,
  );
  const { publishDate, publishTime } = post;
  expect(draft).toMatchObject(publishTime ? { publishDate, publishTime } : { publishDate });
  const dates = ['1 June 2026', '3 May 2999 at 09:00'];
  const [stays, had] = current === scheduled ? dates.toReversed() : dates;
  expect(message).toContain(`Publish date: ${stays}, as in the current post. The version had ${had}.`);
});

test('one date is in both, and a post may have none', () => {
  expect(restore(today, { ...today, title: 'Then' }).message).toContain('Both have the publish date 1 June 2026.');
  expect(restore({ title: 'Now' }, today).message).toContain(
    'Publish date: none, as in the current post. The version had 1 June',
  );
});
