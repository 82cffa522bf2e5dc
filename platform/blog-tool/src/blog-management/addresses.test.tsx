import { act, cleanup, screen } from '@testing-library/react';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { draftOf } from '../posts/post-draft';
import { keepDraft, listKeptDrafts } from '../unsaved-work/kept-drafts';
import { readOwnDevice } from '../unsaved-work/own-device';
import {
  bodyText,
  click,
  confirmMock,
  fields,
  fill,
  goTo,
  holdPosts,
  holdRequests,
  open,
  openUnsavedWork,
  place,
  post,
  put,
  reload,
  stored,
  type,
  user,
} from './blog-management.test.setup';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The address of the form of p1, with the draft that is written there. */
const formAddress = /^\?edit=p1&draft=[\w-]+$/;

const title = () => screen.getByRole('textbox', { name: 'Title' });

test.each([
  ['?edit=p1', 'Edit Blog Post'],
  ['?view=p1', 'First post'],
  ['?versions=p1', 'Versions of “First post”'],
  ['?trash', 'Trash'],
  ['?new=a-key', 'Create New Blog Post'],
  ['?new=p1', 'Edit Blog Post'],
  ['?utm_source=mail', 'Blog Management'],
  ['?edit=gone', 'There is no such post'],
])('the address %s opens "%s"', async (search, name) => {
  await open(search);
  expect(await heading(name)).toBeVisible();
});

test('each screen has its address, and Back goes through them without leaving the tool', async () => {
  await open();
  await click('Read Article');
  expect(place.search).toBe('?view=p1');
  await click('Edit Post');
  expect(place.search).toMatch(formAddress);
  await place.goBack();
  expect(await heading('First post')).toBeVisible();
  await place.goBack();
  expect(await heading('Blog Management')).toBeVisible();
  expect(place.search).toBe('');
  await click('Trash');
  expect(place.search).toBe('?trash');
});

test('an address waits for the posts, and a missing post has a link back to the list', async () => {
  const letPass = holdRequests();
  await open('?edit=gone');
  expect(screen.getByText('Loading…')).toHaveAttribute('role', 'status');
  await letPass();
  expect(await heading('There is no such post')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Blog List' }));
  expect(await heading('Blog Management')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit First post' })).toBeVisible();
});

test('Back from a form keeps every letter, and Forward or a reload comes back to it', async () => {
  const shown = await open();
  await click('New Blog Post');
  await fill('Title', 'Left by Back');
  goTo(1, 'all');
  type('To the last letter');
  const { search } = place;
  await place.goBack();
  expect(await heading('Blog Management')).toBeVisible();
  openUnsavedWork();
  expect(screen.getByRole('button', { name: 'Continue with Left by Back' })).toBeVisible();
  await click('Continue with Left by Back');
  expect(place.search).toBe(search);
  expect(bodyText()).toHaveTextContent('To the last letter');
  await reload(shown);
  expect(await heading('Create New Blog Post')).toBeVisible();
  expect(title()).toHaveValue('Left by Back');
  expect(bodyText()).toHaveTextContent('To the last letter');
  await click('Save Blog');
  expect(Object.keys(await stored())).toContain('Left by Back');
  expect(place.search).toBe('');
});

test('a reload continues the draft of this form, not a later one from another window', async () => {
  const shown = await open();
  await click('Edit First post');
  await fill('Title', 'Of this window');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  jest.spyOn(Date.prototype, 'toISOString').mockReturnValueOnce('2999-01-01T00:00:00.000Z');
  keepDraft('of-another', { draft: { ...draftOf(post), title: 'Of another window' }, postId: 'p1' });
  expect(listKeptDrafts()[0]?.draft.title).toBe('Of another window');
  await reload(shown);
  expect(title()).toHaveValue('Of this window');
});

test.each([
  ['their-key', 'Of somebody else'],
  ['own-key', 'Of mine, the older one'],
  // It was saved or discarded since: then it is as without one.
  ['gone', 'Of mine, the newer one'],
])('the address of the draft "%s", copied into another browser, leads to "%s"', async (key, name) => {
  const kept = { ...fields, publishTime: '', post: 'p1', isNew: false, since: fields.updatedAt, window: 'another' };
  const { id: device, name: by } = readOwnDevice();
  await put(
    {
      'their-key': { ...kept, title: 'Of somebody else', keptAt: '2999-01-03T00:00:00.000Z', activeAt: '', by: 'Ada' },
      'newer-key': {
        ...kept,
        title: 'Of mine, the newer one',
        keptAt: '2999-01-02T00:00:00.000Z',
        activeAt: '',
        by,
        device,
      },
      'own-key': {
        ...kept,
        title: 'Of mine, the older one',
        keptAt: '2999-01-01T00:00:00.000Z',
        activeAt: '',
        by,
        device,
      },
    },
    'drafts',
  );
  await open(`?edit=p1&draft=${key}`);
  expect(title()).toHaveValue(name);
  expect(place.search).toBe(`?edit=p1&draft=${key === 'gone' ? 'newer-key' : key}`);
});

test('an address with the draft of another post opens its own post', async () => {
  await put({ p2: { ...fields, title: 'Second post' } });
  await open('?edit=p1');
  await fill('Title', 'Changed');
  const { search } = place;
  cleanup();
  await open(search.replace('p1', 'p2'));
  expect(title()).toHaveValue('Second post');
});

test('Back asks first where the browser cannot keep the draft, and can be cancelled', async () => {
  await open();
  await click('Edit First post');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await fill('Title', 'Only here');
  confirmMock.mockReturnValueOnce(false);
  await place.goBack();
  expectConsole('error', /^The draft could not be kept/);
  expect(title()).toHaveValue('Only here');
  expect(place.search).toMatch(formAddress);
  jest.restoreAllMocks();
});

test('a new post that was saved is the post of its address', async () => {
  await holdPosts({ p1: fields });
  await open();
  await click('New Blog Post');
  await fill('Title', 'Second post');
  await click('Save Blog');
  await place.goBack();
  expect(await heading('Edit Blog Post')).toBeVisible();
  expect(title()).toHaveValue('Second post');
  await place.goBack();
  expect(await heading('Blog Management')).toBeVisible();
});
