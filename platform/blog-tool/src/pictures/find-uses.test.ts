import { readStoredPost } from '../posts/stored-post';
import { findUses } from './find-uses';

const nameOf = (at: number) => `${at.toString(16).padStart(32, '0')}.jpg`;
const nothing = async () => [];
const noOthers = { listAuthors: nothing, listDrafts: nothing, listTrash: nothing, listVersions: nothing };

test('the uses of thousands of pictures are found in time that grows with their number', async () => {
  const content = Array.from({ length: 2000 }, (_, id) => ({
    ...{ id, type: 'picture', picture: nameOf(id), width: 1, height: 1 },
    alt: `Alt ${id}`,
    caption: `Caption ${id}`,
  }));
  const post = readStoredPost('p1', { title: 'Pictures', content });
  const before = process.cpuUsage();
  const store = {
    ...noOthers,
    list: async () => [post],
  };
  const uses = await findUses(store, false);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
  expect(uses.size).toBe(2000);
  expect(uses.get(nameOf(7))).toEqual([{ place: 'post', title: 'Pictures', words: 'Alt 7 Caption 7' }]);
});

test('a file to download is used where it is named, and found by its title and name', async () => {
  const file = `${'a'.repeat(32)}.pdf`;
  const content = [{ id: 1, type: 'file', file, name: 'guide.pdf', bytes: 1, title: 'How to install' }];
  const uses = await findUses(
    { ...noOthers, list: async () => [readStoredPost('p1', { title: 'A', content })] },
    false,
  );
  expect(uses.get(file)).toEqual([{ place: 'post', title: 'A', words: 'How to install guide.pdf' }]);
});
