import { act, screen, within } from '@testing-library/react';
import {
  click,
  confirmMock,
  fields,
  fill,
  holdPosts,
  open,
  place,
  put,
  store,
  stored,
  user,
} from '../blog-management/blog-management.test.setup';
import { openPictureStore } from '../pictures/open-picture-store';
import { createTestDatabase, createTestStore, storedPicture } from '../pictures/pictures.test.setup';
import type { AuthorRecord } from '../posts/author-record';

// The network, and the browser's database, which jsdom does not have.
jest.mock('../pictures/open-picture-store', () => ({ openPictureStore: jest.fn() }));
const mockDatabase = createTestDatabase();
jest.mock('../pictures/waiting-picture', () => ({ openWaitingPictures: () => mockDatabase }));

const desk = storedPicture('at her desk.jpg', 'a');
beforeAll(() => jest.mocked(openPictureStore).mockResolvedValue(createTestStore([desk]).store));

const entry = (name: string) => {
  const item = screen.getByText(name, { selector: 'p' }).closest('li');
  if (!item) throw new Error(`${name} is not in the list`);
  return within(item);
};

test('authors of posts are listed, and can be described with a line and a picture', async () => {
  await holdPosts({ p1: fields, p2: { ...fields, title: 'Second', slug: 'second', author: 'ADA' } });
  await open();
  await click('Authors');
  expect(place.search).toBe('?authors');
  expect(entry('Ada').getByText('2 posts')).toBeVisible();
  expect(entry('Ada').getByText('No record: readers see only the name.')).toBeVisible();
  await click('Describe Ada');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  await fill('Role, or a line about them', 'Safety engineer');
  await click('Choose a picture');
  await user.click(await screen.findByRole('button', { name: 'Choose at her desk.jpg' }));
  await fill('What the picture shows', 'Ada at her desk');
  jest.mocked(window.scrollTo).mockClear();
  await click('Save author');
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(await screen.findByText('The record about “Ada” is saved.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Authors' })).toHaveFocus();
  expect(await stored('authors')).toEqual({
    ada: {
      name: 'Ada',
      line: 'Safety engineer',
      alt: 'Ada at her desk',
      portrait: { picture: desk.name },
      updatedAt: expect.any(String),
    },
  });
  expect(entry('Ada').getByText('Safety engineer')).toBeVisible();
  await click('Back to Blog List');
  await click('Pictures');
  expect(await screen.findByText('Used in 1 author')).toBeVisible();
});

const record = { name: 'Ada', line: 'Engineer', alt: '', updatedAt: '2026-01-01T00:00:00.000Z' };

test('a renamed record moves, posts keep the old name, and leaving unsaved asks', async () => {
  await put({ ada: record }, 'authors');
  await open('?authors');
  await click('Edit Ada');
  await fill('Name', 'Ada Example');
  expect(screen.getByText(/1 post names “Ada” and keeps/)).toBeVisible();
  confirmMock.mockReturnValueOnce(false);
  await click('Back to Blog List');
  expect(confirmMock).toHaveBeenLastCalledWith('Leave without saving? Your changes will be lost.');
  await click('Save author');
  expect(Object.keys(await stored('authors'))).toEqual(['ada-example']);
  expect(entry('Ada').getByText('1 post')).toBeVisible();
  expect(entry('Ada Example').getByText('0 posts')).toBeVisible();
});

test('a record that is being saved is not saved a second time', async () => {
  await open('?authors');
  await click('New author');
  await fill('Name', 'Bo');
  let answer: (saved: AuthorRecord) => void = () => {};
  const save = jest.spyOn(store, 'saveAuthor').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await user.keyboard('{Enter}{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => answer({ ...record, id: 'bo', name: 'Bo', portrait: undefined }));
  expect(await screen.findByText('The record about “Bo” is saved.')).toBeVisible();
  save.mockRestore();
});

test('Cancel asks before it drops what was typed', async () => {
  await put({ ada: record }, 'authors');
  await open('?authors');
  await click('Edit Ada');
  await fill('Role, or a line about them', 'Mine');
  confirmMock.mockReturnValueOnce(false);
  await click('Cancel');
  expect(confirmMock).toHaveBeenLastCalledWith('Leave without saving? Your changes will be lost.');
  expect(screen.getByRole('textbox', { name: 'Role, or a line about them' })).toHaveValue('Mine');
  await click('Cancel');
  expect(entry('Ada').getByText('Engineer')).toBeVisible();
});

test('to edit or delete another record asks before it drops what was typed', async () => {
  await put({ ada: record, bo: { ...record, name: 'Bo' } }, 'authors');
  await open('?authors');
  await click('Edit Ada');
  await fill('Role, or a line about them', 'Mine');
  for (const action of ['Edit Bo', 'Delete Bo']) {
    confirmMock.mockReturnValueOnce(false);
    await click(action);
    expect(confirmMock).toHaveBeenLastCalledWith('Leave without saving? Your changes will be lost.');
    expect(screen.getByRole('textbox', { name: 'Role, or a line about them' })).toHaveValue('Mine');
  }
  expect(Object.keys(await stored('authors'))).toEqual(['ada', 'bo']);
  await click('Edit Bo');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bo');
});

test('a record that exists, or that somebody else has changed, is not overwritten', async () => {
  await put({ ada: record, bo: { ...record, name: 'Bo' } }, 'authors');
  await open('?authors');
  await click('New author');
  await click('Save author');
  expect(screen.getByText('Type a name with at least one letter.')).toBeVisible();
  await fill('Name', 'bo');
  await click('Save author');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is already a record about “bo”. Edit that one.');
  await click('Cancel');
  await click('Edit Ada');
  await put({ ada: { ...record, line: 'Theirs', updatedAt: '2026-01-02T00:00:00.000Z' } }, 'authors');
  await fill('Role, or a line about them', 'Mine');
  await click('Save author');
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has changed the record about “Ada”.');
  expect((await stored('authors'))['ada']).toMatchObject({ line: 'Theirs' });
});

test('a record is deleted after a question, and posts keep the name', async () => {
  await put({ ada: record }, 'authors');
  await open('?authors');
  await click('Delete Ada');
  expect(await screen.findByText('The record about “Ada” is deleted.')).toBeVisible();
  expect(await stored('authors')).toEqual({});
  expect(entry('Ada').getByText('1 post')).toBeVisible();
});

test('when the authors cannot be loaded that is said, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(store, 'listAuthors').mockRejectedValueOnce(new Error('offline'));
  await open('?authors');
  expect(await screen.findByRole('alert')).toHaveTextContent('The authors could not be loaded.');
  await click('Try again');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(entry('Ada').getByText('1 post')).toBeVisible();
});
