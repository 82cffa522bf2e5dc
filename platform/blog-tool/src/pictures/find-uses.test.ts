import { readStoredPost } from '../posts/stored-post';
import { findUses } from './find-uses';

const nameOf = (at: number) => `${at.toString(16).padStart(32, '0')}.jpg`;
const nothing = async () => [];

test('the uses of thousands of pictures are found in time that grows with their number', async () => {
  const content = Array.from({ length: 2000 }, (_, id) => ({
    ...{ id, type: 'picture', picture: nameOf(id), width: 1, height: 1 },
    alt: `Alt ${id}`,
    caption: `Caption ${id}`,
  }));
  const post = readStoredPost('p1', { title: 'Pictures', content });
  const before = process.cpuUsage();
  const store = {
    list: async () => [post],
    listAuthors: nothing,
    listDrafts: nothing,
    listTrash: nothing,
    listVersions: nothing,
  };
  const uses = await findUses(store, false);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
  expect(uses.size).toBe(2000);
  expect(uses.get(nameOf(7))).toEqual([{ place: 'post', title: 'Pictures', words: 'Alt 7 Caption 7' }]);
});
