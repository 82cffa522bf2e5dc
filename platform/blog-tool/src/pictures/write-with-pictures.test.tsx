import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  blockTags,
  bodyText,
  click,
  confirmMock,
  fields,
  fill,
  goTo,
  holdPosts,
  open,
  openDetails,
  press,
  put,
  stored,
  type,
  user,
} from '../blog-management/blog-management.test.setup';
import { openPictureStore } from './open-picture-store';
import { PictureNotSentError, PictureRefusedError } from './picture-store';
import { createTestDatabase, createTestStore, setOnline, settle, storedPicture } from './pictures.test.setup';

// The network, and the browser's database, which jsdom does not have.
jest.mock('./open-picture-store', () => ({ openPictureStore: jest.fn() }));
const mockDatabase = createTestDatabase();
// None of these is a drawing, which a browser would read and draw.
jest.mock('./draw-svg', () => ({ isSvg: async () => false }));
jest.mock('./is-moving', () => ({ isMoving: async () => false }));
jest.mock('./check-file', () => ({ checkFile: async () => 'pdf' }));
jest.mock('./waiting-picture', () => ({ openWaitingPictures: () => mockDatabase }));

const [aisle, dock] = [storedPicture('aisle four.jpg', 'a'), storedPicture('dock.png', 'b')];
const { store, sending } = createTestStore([aisle, dock]);

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:waiting' });
  jest.mocked(openPictureStore).mockResolvedValue(store);
});
beforeEach(() => {
  sending.length = 0;
  setOnline(true);
});

const files = (...names: string[]) => names.map((name) => new File(['picture'], name, { type: 'image/jpeg' }));
const go = () => act(settle);
const figures = () => [...bodyText().querySelectorAll('figure')];
const resolve = async (place: number, picture = aisle) => {
  sending[place]?.resolve(picture);
  await go();
};
/** Chooses files in the dialog that is open. */
async function choose(...names: string[]) {
  await user.upload(await screen.findByLabelText(/^Picture files?$/), files(...names));
  await go();
}

test('several files are inserted, sent together, described, and stored with the post', async () => {
  await open();
  await click('Edit First post');
  await click('+ Picture');
  expect(screen.getByRole('dialog', { name: 'Insert pictures' })).toBeVisible();
  expect(screen.getByLabelText('Picture files')).not.toBeVisible();
  await choose('aisle four.jpg', 'dock.png');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(blockTags()).toEqual(['p', 'h2', 'ul', 'div', 'figure', 'figure']);
  act(() => sending[0]?.onProgress?.(0.5));
  expect(screen.getByRole('progressbar', { name: 'Sending aisle four.jpg' })).toHaveValue(0.5);
  await resolve(0);
  await resolve(1, dock);
  expect(screen.queryByRole('progressbar')).toBeNull();
  // The last one is selected, and has its fields; the other one asks.
  expect(figures().map((figure) => within(figure).queryByLabelText('Alt text')?.isConnected)).toEqual([true, true]);
  expect(within(figures()[0] ?? bodyText()).getByText(/^No alt text yet/)).toBeVisible();
  const second = within(figures()[1] ?? bodyText());
  await user.type(second.getByLabelText('Alt text'), 'Two lifters');
  await user.type(second.getByLabelText('Caption'), 'In aisle 4{Enter}');
  await user.selectOptions(second.getByLabelText('Width'), 'Full width');
  await click('Update Blog');
  expect((await stored())['First post']?.content).toEqual([
    ...fields.content,
    { id: 7, type: 'picture', picture: aisle.name, width: 1200, height: 800 },
    {
      id: 8,
      type: 'picture',
      picture: dock.name,
      width: 1200,
      height: 800,
      alt: 'Two lifters',
      caption: 'In aisle 4',
      layout: 'full',
    },
  ]);
});

test('storing a picture is no undo step, and redo still works after it', async () => {
  await open();
  await click('Edit First post');
  await click('+ Picture');
  await choose('aisle four.jpg');
  await click('Undo');
  expect(figures()).toHaveLength(0);
  await resolve(0);
  await click('Redo');
  await go();
  await click('Update Blog');
  expect((await stored())['First post']?.content).toContainEqual(
    expect.objectContaining({ type: 'picture', picture: aisle.name, width: 1200 }),
  );
});

test('“/image” inserts a picture at the caret; Enter goes to its fields, Escape back', async () => {
  await open();
  await click('New Blog Post');
  goTo(1, 'all');
  act(() => bodyText().focus());
  type('/image');
  press('Enter');
  await choose('aisle four.jpg');
  await resolve(0);
  expect(blockTags()).toEqual(['figure']);
  press('Enter');
  expect(screen.getByLabelText('Alt text')).toHaveFocus();
  fireEvent.keyDown(screen.getByLabelText('Alt text'), { key: 'Escape' });
  expect(bodyText()).toHaveFocus();
});

test('files that are pasted or dropped, beside the body as well, are inserted', async () => {
  await open();
  await click('Edit First post');
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(paste, { clipboardData: { getData: () => '', files: files('pasted.png') } });
  act(() => void bodyText().dispatchEvent(paste));
  const data = { files: files('dropped.jpg'), types: ['Files'] };
  act(() => void fireEvent.drop(screen.getByRole('textbox', { name: 'Title' }), { dataTransfer: data }));
  await go();
  expect(sending.map(({ fileName }) => fileName)).toEqual(['pasted.png', 'dropped.jpg']);
  expect(figures()).toHaveLength(2);
  await resolve(0);
  await resolve(1, dock);
});

test('PDFs that are chosen or dropped are files, with the title that readers see', async () => {
  const guide = {
    ...aisle,
    name: `${'c'.repeat(32)}.pdf`,
    width: 0,
    height: 0,
    bytes: 2_400_000,
    fileName: 'guide.pdf',
  };
  await open();
  await click('Edit First post');
  const pdf = (name: string) => new File(['%PDF-1.7'], name);
  await click('+ File');
  expect(screen.getByRole('dialog', { name: 'Insert files' })).toBeVisible();
  await user.upload(await screen.findByLabelText('Files to download'), pdf('Installation guide.pdf'));
  const dropped = { dataTransfer: { files: [pdf('b.PDF')], types: ['Files'] } };
  act(() => void fireEvent.drop(screen.getByRole('textbox', { name: 'Title' }), dropped));
  await waitFor(() =>
    expect(sending.map(({ fileName, isFile }) => [fileName, isFile])).toEqual([
      ['Installation guide.pdf', true],
      ['b.PDF', true],
    ]),
  );
  act(() => sending[0]?.onProgress?.(0.5));
  expect(screen.getByRole('progressbar', { name: 'Sending Installation guide.pdf' })).toHaveValue(0.5);
  sending[1]?.reject(new PictureRefusedError('The file: it is neither PDF, STEP nor ZIP'));
  await resolve(0, guide);
  expect(within(bodyText()).getByText(/^b\.PDF: The file: it is neither/)).toBeVisible();
  await click('Remove');
  expect(figures()).toHaveLength(1);
  // The preview has it too, once somebody rests.
  fireEvent.click(within(bodyText()).getByText('Installation guide (PDF, 2.4 MB)'));
  await user.type(screen.getByLabelText('Title of the file'), 'How to install');
  await click('Update Blog');
  expect((await stored())['First post']?.content).toContainEqual({
    ...{ id: 7, type: 'file', file: guide.name, name: 'Installation guide.pdf', bytes: 2_400_000 },
    title: 'How to install',
  });
});

test('a picture that failed says so in place, and can be resent, replaced or removed', async () => {
  await open();
  await click('Edit First post');
  await click('+ Picture');
  await choose('plan.pdf', 'lost.jpg');
  sending[0]?.reject(new PictureRefusedError('The file: it is none of the pictures that browsers show'));
  sending[1]?.reject(new PictureNotSentError('The server does not respond. Check the connection and try again'));
  await go();
  expect(screen.getByText(/^plan\.pdf: The file: it is none of the pictures/)).toBeVisible();
  expect(
    screen.getByText(/^lost\.jpg: The server does not respond.*It will be sent again automatically/),
  ).toBeVisible();
  await click('Send again');
  await resolve(2, dock);
  expect(screen.queryByText(/^lost\.jpg/)).toBeNull();
  await click('Remove');
  expect(figures()).toHaveLength(1);
});

test('Publish warns of pictures without alt text or not yet sent, but is not blocked', async () => {
  confirmMock.mockReturnValueOnce(true);
  await holdPosts({ p1: { ...fields, status: 'draft' } });
  await open();
  await click('Edit First post');
  setOnline(false);
  await click('+ Picture');
  await choose('far.jpg');
  await click('Publish');
  expect(confirmMock).toHaveBeenLastCalledWith(
    [
      '1 picture has not been sent yet: readers see the post without it.',
      '1 picture has no alt text and is not decorative: block 5.',
      'Publish it anyway?',
    ].join('\n'),
  );
  expect((await stored())['First post']).toMatchObject({ status: 'published' });
  // It waits, and is in the post when that is opened again.
  setOnline(true);
  await go();
  await resolve(0);
  await click('Edit First post');
  await go();
  await user.click(screen.getByLabelText(/^Decorative/));
  confirmMock.mockClear();
  await click('Update Blog');
  expect(confirmMock).not.toHaveBeenCalled();
  expect((await stored())['First post']?.content).toContainEqual(
    expect.objectContaining({ picture: aisle.name, isDecorative: true }),
  );
});

test('who saves while a picture is being sent saves the picture as well', async () => {
  await open();
  await click('Edit First post');
  await click('+ Picture');
  await choose('aisle four.jpg');
  await click('Update Blog');
  expect(screen.getByText('Saving…')).toBeVisible();
  await resolve(0);
  await waitFor(async () =>
    expect((await stored())['First post']?.content).toContainEqual(expect.objectContaining({ picture: aisle.name })),
  );
});

test('so does who saves while the cover is being sent, and nothing is unsaved then', async () => {
  await open();
  await click('Edit First post');
  await click('Choose cover');
  await choose('dock.png');
  await openDetails();
  expect(screen.getByText('dock.png: being sent, 0 %')).toBeVisible();
  await click('Update Blog');
  await resolve(0, dock);
  await waitFor(async () => expect((await stored())['First post']).toMatchObject({ cover: { picture: dock.name } }));
  expect(await screen.findByRole('heading', { name: 'Blog Management' })).toBeVisible();
});

test('a cover with a focal point and a share picture come after the specified fields', async () => {
  await open();
  await click('Edit First post');
  const labels = [...document.querySelectorAll('form label, form legend')].map(({ textContent }) => textContent);
  expect(labels.indexOf('Cover')).toBeGreaterThan(labels.indexOf('Slug'));
  await click('Choose cover');
  await click(/^Choose dock\.png/);
  fireEvent.change(screen.getByRole('slider', { name: /^Cover, focus from the left/ }), { target: { value: '20' } });
  await fill('Alt text of the cover', 'A dock at night');
  fireEvent.change(screen.getByRole('slider', { name: /^Cover, focus from the top/ }), { target: { value: '80' } });
  await click('Choose share picture');
  await click(/^Choose aisle four/);
  await click('Update Blog');
  expect((await stored())['First post']).toMatchObject({
    cover: { picture: dock.name, focus: { x: 20, y: 80 }, alt: 'A dock at night' },
    sharePicture: { picture: aisle.name },
  });
  await click('Edit First post');
  await click('Remove cover');
  await click('Undo');
  expect(screen.getByRole('slider', { name: 'Cover, focus from the left: 20 %' })).toBeVisible();
  await click('Redo');
  await click('Update Blog');
  expect((await stored())['First post']).not.toHaveProperty('cover');
});

describe('the library', () => {
  const block = { id: 9, type: 'picture', picture: dock.name, width: 1, height: 1, caption: 'At gate nine' };
  const names = () =>
    within(screen.getByRole('list', { name: 'Pictures' }))
      .queryAllByText(/\.(jpg|png)$/, { selector: 'p' })
      .map(({ textContent }) => textContent);

  test('finds pictures by file, alt text or caption, and says where each is used', async () => {
    await holdPosts({ p1: { ...fields, content: [...fields.content, block] } });
    await put({ d1: { title: 'A draft', cover: { picture: dock.name } } }, 'drafts');
    await put({ p2: { ...fields, title: 'Gone', content: [block] } }, 'trash');
    await put({ v1: { ...fields, content: [{ ...block, picture: aisle.name }] } }, 'blogs/p1/versions');
    await open();
    await click('Pictures');
    await screen.findByText('Used in 1 post, 1 draft, 1 post in the trash');
    expect(names()).toEqual(['aisle four.jpg', 'dock.png']);
    await user.type(screen.getByRole('searchbox', { name: 'Search pictures' }), 'gate NINE');
    expect(names()).toEqual(['dock.png']);
    expect(screen.getByText('1 of 2 pictures')).toBeVisible();
    await user.clear(screen.getByRole('searchbox', { name: 'Search pictures' }));
    expect(screen.queryByRole('button', { name: 'Delete dock.png' })).toBeNull();
    await click('Look for uses in earlier versions too');
    expect(await screen.findByText('Used in 1 earlier version')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  test('deletes what is used nowhere, and says why the store did not', async () => {
    await open();
    await click('Pictures');
    await screen.findByRole('button', { name: 'Delete dock.png' });
    store.remove.mockRejectedValueOnce(new PictureRefusedError('The picture: one of the versions of a post has it'));
    await click('Delete dock.png');
    expect(await screen.findByText(/“dock\.png” was not deleted\. The picture: one of the versions/)).toBeVisible();
    await click('Delete aisle four.jpg');
    await waitFor(() => expect(names()).toEqual(['dock.png']));
    expect(store.remove).toHaveBeenLastCalledWith(aisle.name);
  });

  test('says when it is empty, or cannot be read, and what waits in this browser alone', async () => {
    setOnline(false);
    await open();
    await click('Edit First post');
    await click('+ Picture');
    await choose('waits.jpg');
    await click('Back to Blog List');
    store.list.mockRejectedValueOnce(new PictureNotSentError('The server does not respond'));
    await click('Pictures');
    expect(await screen.findByRole('alert')).toHaveTextContent('The pictures could not be loaded.');
    expect(screen.getByText('waits.jpg', { selector: 'strong' })).toBeVisible();
    store.list.mockResolvedValueOnce([]);
    await click('Try again');
    expect(
      await screen.findByText('There are no pictures yet. The ones you insert into posts appear here.'),
    ).toBeVisible();
    await click('Discard waits.jpg');
    expect(screen.queryByText('waits.jpg', { selector: 'strong' })).toBeNull();
  });
});

test('the record of an author is saved once its picture is stored, under the name there', async () => {
  await open('?authors');
  await click('New author');
  await fill('Name', 'Bo');
  await click('Choose a picture');
  await choose('bo.jpg');
  await click('Save author');
  expect(await stored('authors')).toEqual({});
  await resolve(0);
  expect(await screen.findByText('The record about “Bo” is saved.')).toBeVisible();
  expect(await stored('authors')).toMatchObject({ bo: { portrait: { picture: aisle.name } } });
});
