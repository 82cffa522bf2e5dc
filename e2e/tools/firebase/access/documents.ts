/** A post that readers see. */
export const post = {
  title: 'A crossing, shared',
  author: 'Ada Example',
  publishDate: '2026-01-01',
  category: 'Fleet',
  excerpt: 'What it is about',
  content: [{ id: 1, type: 'paragraph', content: '<p>Words</p>' }],
  updatedAt: '2026-01-01T00:00:00.000Z',
  status: 'published',
  slug: 'a-crossing-shared',
};
/** Its picture. */
export const cover = { picture: `${'a'.repeat(32)}.jpg`, focus: { x: 30, y: 70 } };
/** One that readers do not see. */
export const draft = { ...post, status: 'draft' };
/** One that is to appear later. */
export const scheduled = {
  ...post,
  status: 'scheduled',
  publishDate: '2999-01-01',
  publishAt: '2999-01-01T00:00:00.000Z',
};
/** A post before it was ever published: with the fields of specification §3 alone. */
const { status: _status, slug: _slug, ...unpublished } = post;

export { unpublished };
/** As another program left it. */
export const odd = { ...post, excerpt: 5, content: 'no list', status: 'draft' };

/** The document of somebody who has a form open, with what they are writing in it. */
export const presence = { post: 'a', window: 'w', activeAt: '2026-01-01T00:00:00.000Z', by: '' };
