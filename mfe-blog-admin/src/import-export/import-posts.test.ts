import { strToU8, zipSync } from 'fflate';
import { expectConsole } from 'shared-config/presets/jest/expect-console';
import { importPosts } from './import-posts';
import { ImportRefusal } from './plan-import';
import type { PostFile } from './post-file';

/** A chosen file. jsdom's has no `arrayBuffer` yet. */
function chosen(name: string, content: string | Uint8Array): File {
  const bytes = new Uint8Array(typeof content === 'string' ? strToU8(content) : content);
  return Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
}
const post = (title: string) => `---\ntitle: ${title}\n---\nText\n`;
const storeAll = async () => new Map<PostFile, unknown>();

test('Markdown files and archives of them are imported', async () => {
  const archive = zipSync({
    'b.md': strToU8(post('B')),
    'posts/c.markdown': strToU8(post('C')),
    'D.MD': strToU8(post('D')),
    'notes.txt': strToU8('no post'),
  });
  const stored: string[] = [];
  const message = await importPosts([chosen('a.md', post('A')), chosen('MORE.ZIP', archive)], async (posts) => {
    stored.push(...posts.map(({ title }) => title));
    return storeAll();
  });
  expect(stored).toEqual(['A', 'B', 'C', 'D']);
  expect(message).toBe('4 posts imported.');
});

test('a file that cannot be read is named with the reason, and stops no other', async () => {
  const message = await importPosts(
    [chosen('bad.md', 'no front matter'), chosen('a.md', post('A')), chosen('bad.zip', 'no archive')],
    storeAll,
  );
  expect(message).toMatch(
    /^1 post imported\.\nbad\.md: it has no front matter\. .*\.\nbad\.zip: it is not a zip archive\..*\.$/,
  );
});

test('a post that could not be stored is named, and the error is logged', async () => {
  const offline = new Error('offline');
  const message = await importPosts(
    [chosen('a.md', post('A'))],
    async (posts) => new Map(posts.map((one) => [one, offline])),
  );
  expect(message).toBe('0 posts imported.\na.md: it could not be saved. Check your connection and import it again.');
  expectConsole('error', /^a\.md could not be imported: Error: offline/);
});

test('what was left out of a file is named; of one that was not stored there is nothing left', async () => {
  const file = (title: string) => `---\ntitle: ${title}\nweight: 3\n---\nText\n\n![x](x.png)\n`;
  const message = await importPosts(
    [chosen('a.md', file('A')), chosen('b.md', file('B'))],
    async ([, second]) => new Map(second ? [[second, new ImportRefusal('the post was not changed')]] : []),
  );
  expect(message).toBe(
    '1 post imported.\nb.md: the post was not changed.\nLeft out of a.md: the field “weight”, a picture.',
  );
});
