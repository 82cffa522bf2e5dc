import { act, screen, within } from '@testing-library/react';
import {
  blockTags,
  bodyText,
  click,
  fields,
  fill,
  goTo,
  holdPosts,
  open,
  put,
  stored,
  type,
} from '../blog-management/blog-management.test.setup';
import { writeMarkdown } from '../import-export/write-markdown';
import type { PlainFields } from '../posts/plain-values';
import { asBaseOfCopy, fieldsToStore } from './fields-to-store';
import { draftOf, type PostDraft } from './post-draft';
import { asPostFile } from './post-file';
import { readStoredPost } from './stored-post';

/** What is stored of the post of a title. */
const savedFields = async (title: string) => (await stored())[title];

describe('what is stored of a post (§3)', () => {
  const never = { title: 'Never published', author: '', publishDate: '2026-01-02', category: '', excerpt: '' };

  test('a post that was never published has exactly the fields of §3', async () => {
    await open();
    await click('New Blog Post');
    await fill('Title', 'A thought');
    await click('Save Blog');
    expect(Object.keys((await savedFields('A thought')) ?? {}).sort()).toEqual(
      ['author', 'category', 'content', 'excerpt', 'publishDate', 'title', 'updatedAt'].sort(),
    );
  });

  test('publishing adds status and slug, and unpublishing keeps the slug for old links', async () => {
    const before = { ...never, content: fields.content, updatedAt: '2026-01-02T00:00:00.000Z' };
    await holdPosts({ p1: before });
    await open();
    expect(screen.getByText('Draft')).toBeVisible();
    await click('Edit Never published');
    await click('Update Blog');
    expect(await savedFields('Never published')).toEqual({ ...before, updatedAt: expect.any(String) });
    await click('Edit Never published');
    await click('Publish');
    const published = { ...before, status: 'published', slug: 'never-published', updatedAt: expect.any(String) };
    expect(await savedFields('Never published')).toEqual(published);
    await click('Edit Never published');
    await fill('Title', 'Another title');
    await click('Unpublish');
    expect(await savedFields('Another title')).toEqual({ ...published, title: 'Another title', status: 'draft' });
    await click('Edit Another title');
    await click('Publish');
    expect(await savedFields('Another title')).toEqual({ ...published, title: 'Another title' });
  });

  test('the store is asked whether somebody else has taken the slug since', async () => {
    await open();
    await put({ p2: { ...fields, title: 'Theirs', slug: 'fresh' } });
    await click('New Blog Post');
    await fill('Title', 'Fresh');
    await click('Publish');
    expect(await savedFields('Fresh')).toMatchObject({ slug: 'fresh-2' });
  });
});

describe('documents that do not fit (§7)', () => {
  const odd = {
    title: 42,
    publishDate: { __timestamp__: [1767225600, 0] },
    category: { main: 'Fleet' },
    reviewedBy: { __reference__: 'staff/ada' },
    content: [
      { id: 7, type: 'heading', content: 'A heading', anchor: 'top' },
      {
        id: 7,
        type: 'video',
        at: { __timestamp__: [1, 2000] },
        place: { __geoPoint__: [52.5, 13.4] },
        still: { __bytes__: 'AH//' },
        likeness: { __vector__: [1.5, -2] },
        numbers: [{ __number__: 'NaN' }, { __number__: '-0' }, 1.5],
      },
      { type: 'paragraph', content: '<p>Without an id</p>' },
      'not a block at all',
    ],
  };
  const openWith = async (document: PlainFields) => {
    await holdPosts({ odd: document });
    return open();
  };

  test('a document is listed with what it has, and marked with what it lacks', async () => {
    await openWith(odd);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { name: '42' })).toBeVisible();
    expect(card.getByText('1 January 2026')).toBeVisible();
    expect(card.getByText(/Missing or unreadable:/)).toHaveTextContent(
      'Incomplete. Missing or unreadable: title, author, publish date, category, excerpt, block 3 (paragraph), block 4, time of the last save.',
    );
    expect(card.getByText(/Unknown to this release: block 2 \(video\)/)).toBeVisible();
    await click('Read Article');
    expect(screen.getByText(/Missing or unreadable:/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'A heading' })).toBeVisible();
    expect(screen.getByText('Without an id')).toBeVisible();
  });

  test('a save keeps what this tool does not know, and adds what was missing', async () => {
    await openWith(odd);
    await click('Edit 42');
    expect(screen.getByText('Unknown block (video): it is kept as it is stored')).toBeVisible();
    expect(screen.getByText(/Missing or unreadable:/)).toBeVisible();
    goTo(1, 'all');
    type('Changed');
    await fill('Excerpt', 'Now there');
    await click('Update Blog');
    expect(await savedFields('42')).toEqual({
      ...odd,
      title: '42',
      author: '',
      excerpt: 'Now there',
      updatedAt: expect.any(String),
      content: [
        { id: 7, type: 'heading', content: 'Changed', anchor: 'top' },
        odd.content[1],
        { id: 9, type: 'paragraph', content: '<p>Without an id</p>' },
        odd.content[3],
      ],
    });
  });

  test('a field that is not text is replaced by what is typed', async () => {
    await openWith(odd);
    await click('Edit 42');
    await fill('Category', 'Safety');
    await click('Update Blog');
    expect(await savedFields('42')).toMatchObject({ category: 'Safety', publishDate: odd.publishDate });
  });

  test.each([undefined, null, []])('content that is %j becomes an empty paragraph', async (content) => {
    const { content: _content, ...without } = fields;
    await openWith(content === undefined ? without : { ...without, content });
    await click('Edit First post');
    expect(blockTags()).toEqual(['p']);
    await click('Update Blog');
    expect((await savedFields('First post'))?.content).toEqual([{ id: 1, type: 'paragraph', content: '' }]);
  });

  test('content that is not a list stays as it is until a block is added', async () => {
    const content = { html: '<p>From elsewhere</p>' };
    await openWith({ ...fields, content });
    await click('Edit First post');
    await click('Update Blog');
    expect((await savedFields('First post'))?.content).toEqual(content);
    await click('Edit First post');
    await click('+ Heading');
    await click('Update Blog');
    expect((await savedFields('First post'))?.content).toEqual([
      content,
      { id: 2, type: 'heading', content: 'New Heading' },
    ]);
  });

  test('an unknown block can be moved and deleted, and survives a crash of the browser', async () => {
    const { unmount } = await openWith(odd);
    await click('Edit 42');
    goTo(1);
    await click('Move block down');
    goTo(4);
    await click('Delete block');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    unmount();
    await open();
    await click('Continue with 42');
    await click('Update Blog');
    expect((await savedFields('42'))?.content).toEqual([
      odd.content[1],
      odd.content[0],
      { id: 9, type: 'paragraph', content: '<p>Without an id</p>' },
    ]);
  });

  test('a new block gets the highest id plus one, and no fields of a deleted block', async () => {
    const last = { id: 7, type: 'heading', content: 'Last', anchor: 'end' };
    await openWith({ ...fields, content: [...fields.content, last] });
    await click('Edit First post');
    goTo(5);
    await click('Delete block');
    await click('+ Heading');
    await click('Update Blog');
    expect((await savedFields('First post'))?.content).toEqual([
      ...fields.content,
      { id: 7, type: 'heading', content: 'New Heading' },
    ]);
  });

  test('a list with a thousand levels, or invalid ones, is edited and exported whole', async () => {
    const texts = Array.from({ length: 1250 }, (_, index) => `Item ${index}`);
    const entries = texts.map((text, level) => ({ text, level: level === 3 ? -2.5 : level, marker: 'bullet' }));
    const deep = { ...fields, title: 'Deep', content: [{ id: 1, type: 'list', content: '', items: texts, entries }] };
    await openWith(deep);
    await click('Edit Deep');
    expect(bodyText()).toHaveTextContent(/^Item 0 ?Item 1 ?Item 2/);
    await fill('Title', 'Deeper');
    await click('Update Blog');
    expect(await savedFields('Deeper')).toMatchObject({ content: [{ items: texts }] });
    expect(writeMarkdown(asPostFile(readStoredPost('p1', deep)))).toContain('Item 1249');
  });

  test('a post without a title gets a placeholder, no empty heading, and can be deleted', async () => {
    await openWith({});
    expect(screen.getByRole('heading', { name: 'Post without a title' })).toBeVisible();
    await click('Read Article');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    await click('Edit Post');
    expect(within(screen.getByRole('region', { name: 'Preview' })).queryByRole('heading')).not.toBeInTheDocument();
    await click('Back to Blog List');
    await click('Delete Post without a title');
    await click('Delete everywhere');
    expect(await stored()).toEqual({});
    expect(Object.keys(await stored('trash'))).toEqual(['odd']);
  });

  test('somebody else’s change is noticed even without updatedAt', async () => {
    await openWith(odd);
    await click('Edit 42');
    await put({ odd: { ...odd, title: 43 } });
    await click('Update Blog');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(await savedFields('43')).toBeDefined();
  });
});

describe('what a save makes of a post', () => {
  const updatedAt = '2026-01-05T00:00:00.000Z';
  const save = (base: PlainFields, change: Partial<PostDraft>, slug = 'first-post') => {
    const post = readStoredPost('p1', base);
    return fieldsToStore({ ...draftOf(post), ...change }, post, { updatedAt, slug });
  };
  const publishAt = '2999-11-30T18:30:00.000Z';
  const scheduled = { ...fields, status: 'scheduled', publishDate: '2999-12-01', publishAt };

  test('another date is another schedule; one that is past publishes at once', () => {
    expect(save(scheduled, { publishDate: '2999-12-05' })).toMatchObject({
      status: 'scheduled',
      publishAt: new Date(2999, 11, 5).toISOString(),
    });
    const { publishAt: _publishAt, ...published } = scheduled;
    expect(save(scheduled, { publishDate: '2026-01-01' })).toEqual({
      ...published,
      status: 'published',
      publishDate: '2026-01-01',
      updatedAt,
    });
  });

  test('after a save dated in the future, a schedule still waits for its own time', () => {
    const [soon, ahead] = [10, 20].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    const post = readStoredPost('p1', { ...fields, status: 'draft', publishAt: soon });
    const settings = { updatedAt: String(ahead), slug: 'first-post' };
    expect(fieldsToStore({ ...draftOf(post), status: 'published' }, post, settings)).toMatchObject({
      status: 'scheduled',
      publishAt: soon,
    });
  });

  test('a status that this tool does not know stays until the post is published', () => {
    const archived = { ...fields, status: 'archived' };
    expect(save(archived, { title: 'Changed' })).toMatchObject({ title: 'Changed', status: 'archived' });
    expect(save(archived, { status: 'published' })).toMatchObject({ status: 'published' });
  });

  test('only a slug that readers may know is kept as a former one', () => {
    const { status: _status, ...withoutStatus } = fields;
    expect(save(withoutStatus, { status: 'published' }, 'other')).not.toHaveProperty('formerSlugs');
    const formerSlugs = ['older', 'No slug'];
    expect(save({ ...fields, formerSlugs }, {}, 'other')).toMatchObject({ formerSlugs: ['older', 'first-post'] });
  });

  test('a copy keeps unknown fields, but not the addresses of the original', () => {
    const original = readStoredPost('p1', { ...fields, reviewedBy: 'Grace', formerSlugs: ['older'] });
    const copy = fieldsToStore(draftOf(original), asBaseOfCopy(original), { updatedAt, slug: 'copy' });
    expect(copy).toEqual({ ...fields, reviewedBy: 'Grace', slug: 'copy', updatedAt });
  });
});
