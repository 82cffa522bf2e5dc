import { expectConsole } from 'kit/presets/jest/expect-console';
import { findAuthor } from './find-author';

const record = {
  id: 'ada-example',
  updatedAt: '',
  name: 'Ada Example',
  line: 'Engineer',
  portrait: undefined,
  alt: '',
};
const storeOf = (listAuthors: () => Promise<(typeof record)[]>) => ({ listAuthors: jest.fn(listAuthors) });

test('a post finds the record of its author however it writes the name', async () => {
  const store = storeOf(async () => [{ ...record, id: 'bo', name: 'Bo' }, record]);
  expect(await findAuthor(store, ' ADA example')).toEqual({
    name: 'Ada Example',
    line: 'Engineer',
    portrait: undefined,
    alt: '',
  });
  expect(await findAuthor(store, 'Ada')).toBeUndefined();
});

test('without a name nothing is asked for; a record that cannot be read is not shown', async () => {
  const store = storeOf(() => Promise.reject(new Error('offline')));
  expect(await findAuthor(store, ' … ')).toBeUndefined();
  expect(store.listAuthors).not.toHaveBeenCalled();
  expectConsole('error', /^The author’s record could not be read/);
  expect(await findAuthor(store, 'Ada Example')).toBeUndefined();
});
