import { zipSync } from 'fflate';
import { provideBrowserFiles } from 'kit/presets/jest/browser-files';
import { expectConsole } from 'kit/presets/jest/expect-console';
import type { PictureStore } from '../pictures/picture-store';
import { fieldsToStore } from '../posts/fields-to-store';
import { namesOfPictures } from '../posts/pictures-of-draft';
import { draftOf } from '../posts/post-draft';
import type { PostFile } from '../posts/post-file';
import { readStoredPost, type StoredPost } from '../posts/stored-post';
import { exportPosts } from './export-posts';
import { importPosts } from './import-posts';
import { importBounds } from './read-archive';

provideBrowserFiles();

/** A server: its posts, and its pictures, to which it gives names of its own. */
function createServer(mark: string) {
  const posts: StoredPost[] = [];
  const pictures = new Map<string, { content: string; fileName: string }>();
  const add: PictureStore['add'] = async (file, { fileName = '', isFile = false } = {}) => {
    const content = await file.text();
    const digits = [...`${mark}${content}`].map((letter) => letter.charCodeAt(0).toString(16)).join('');
    const name = `${digits.padEnd(32, '0').slice(-32)}.${isFile ? 'pdf' : 'png'}`;
    pictures.set(name, { content, fileName });
    return { name, width: 2, height: 1, bytes: content.length, addedAt: '', fileName };
  };
  const store: PictureStore = {
    add: jest.fn(add),
    list: async () =>
      [...pictures].map(([name, { fileName }]) => ({ name, width: 2, height: 1, bytes: 1, addedAt: '', fileName })),
    addressOf: async (name) => `https://${mark}.example/${name}`,
    remove: async () => {},
  };
  const addFiles = async (files: readonly PostFile[]) => {
    for (const file of files) {
      const fields = fieldsToStore(draftOf(file), undefined, {
        slug: file.slug,
        updatedAt: '2026-01-02T00:00:00.000Z',
      });
      posts.push(readStoredPost(`${mark}-${posts.length}`, fields));
    }
    return new Map<PostFile, unknown>();
  };
  return { posts, pictures, store, openStore: async () => store, addFiles };
}

type Server = ReturnType<typeof createServer>;

/** The archives that are downloaded. */
const offered: Blob[] = [];

let servers: readonly Server[] = [];
beforeEach(() => {
  offered.length = 0;
  window.confirm = () => true;
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${offered.push(blob)}`, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(window, {
    fetch: async (address: string) => {
      const name = address.slice(address.lastIndexOf('/') + 1);
      const found = servers.map(({ pictures }) => pictures.get(name)).find(Boolean);
      const content = new Uint8Array(Buffer.from(found?.content ?? ''));
      return { ok: found !== undefined, status: found ? 200 : 404, arrayBuffer: async () => content.buffer };
    },
  });
});
afterEach(() => jest.restoreAllMocks());

const exportAll = async ({ posts, openStore }: Server) => {
  expect(await exportPosts(posts, openStore)).toEqual([]);
  return offered.splice(0).map((blob, at) => new File([blob], `${at}.zip`));
};
const bring = (files: readonly File[], { addFiles, openStore }: Server) =>
  importPosts(files, { all: [], addFiles }, openStore);

/** All that a post says, with what its pictures show in place of their names. */
function tell(post: StoredPost, { pictures }: Server): string {
  const { id: _id, version: _version, fields: _fields, ...said } = post;
  return namesOfPictures(post).reduce(
    (text, name) => text.replaceAll(name, JSON.stringify(pictures.get(name)).replaceAll('"', "'")),
    JSON.stringify(said),
  );
}

/** A post with a picture and a file of its own, and a cover that all have. */
const createPost = async ({ store, addFiles }: Server, at: number) => {
  const [own, cover, file] = [
    await store.add(new Blob([`picture ${at}`]), { fileName: `Halle: ${at}.png` }),
    await store.add(new Blob(['cover']), { fileName: 'cover.png' }),
    await store.add(new Blob([`guide ${at}`]), { fileName: 'guide.pdf', isFile: true }),
  ];
  await addFiles([
    {
      ...{ title: `Post ${at}`, author: 'Ada', publishDate: '2026-01-02', publishTime: '09:30', category: 'Fleet' },
      ...{ excerpt: 'In short', tags: 'one, two', slug: `post-${at}`, status: 'draft', id: '', updatedAt: '' },
      otherFields: {},
      cover: { picture: cover.name, focus: { x: 10, y: 20 } },
      content: [
        { id: 1, type: 'heading', content: 'Heading' },
        {
          id: 2,
          type: 'picture',
          picture: own.name,
          width: 2,
          height: 1,
          alt: 'A hall',
          caption: 'Hall',
          layout: 'wide',
        },
        { id: 3, type: 'list', content: '', items: ['a'], entries: [{ text: 'a', level: 0, marker: 'number' }] },
        { id: 4, type: 'file', file: file.name, name: 'Guide.pdf', bytes: 7, title: 'How to' },
      ],
    },
  ]);
};

test('fifty posts that are handed over to another server and back lose nothing', async () => {
  const [here, there, back] = [createServer('a'), createServer('b'), createServer('c')];
  servers = [here, there, back];
  for (let at = 0; at < 50; at += 1) await createPost(here, at);
  expect(await bring(await exportAll(here), there)).toEqual({ message: '50 posts added as drafts.', details: [] });
  expect(there.store.add).toHaveBeenCalledTimes(101);
  expect(namesOfPictures(there.posts[7] as StoredPost)).not.toEqual(namesOfPictures(here.posts[7] as StoredPost));
  await bring(await exportAll(there), back);
  const before = here.posts.map((post) => tell(post, here).replaceAll('Halle:', 'Halle-'));
  expect(before[7]).toContain('picture 7');
  expect(before[7]).toContain('guide 7');
  expect(there.posts.map((post) => tell(post, there))).toEqual(before);
  expect(back.posts.map((post) => tell(post, back))).toEqual(before);
});

test('an import stores no picture that the store has', async () => {
  const here = createServer('a');
  servers = [here];
  await createPost(here, 1);
  const files = await exportAll(here);
  jest.mocked(here.store.add).mockClear();
  await bring(files, here);
  expect(here.store.add).not.toHaveBeenCalled();
  expect(namesOfPictures(here.posts[1] as StoredPost)).toEqual(namesOfPictures(here.posts[0] as StoredPost));
});

test('pictures that are nowhere are counted; a post whose pictures fail stays out', async () => {
  const [here, there] = [createServer('a'), createServer('b')];
  servers = [here, there];
  await createPost(here, 1);
  const [archive] = await exportAll(here);
  const [file] = [...(await filesIn(archive as File))].filter(([name]) => name.endsWith('.md'));
  const alone = new File([new Uint8Array(zipSync({ 'a.md': file?.[1] ?? new Uint8Array() }))], 'a.zip');
  expect((await bring([alone], there)).details).toEqual([
    'Left out of a.md: 3 of its pictures, which are neither in its archive nor in the library.',
  ]);
  jest.mocked(there.store.add).mockRejectedValue(new Error('The server does not respond. Try again'));
  expect(await bring([archive as File], there)).toEqual({
    message: '1 post not imported.',
    details: ['post-1.md: its pictures could not be stored. The server does not respond. Try again.'],
  });
});

test('a post whose picture cannot be read is exported without it, and named', async () => {
  const here = createServer('a');
  servers = [here];
  await createPost(here, 1);
  here.pictures.delete(namesOfPictures(here.posts[0] as StoredPost)[0] ?? '');
  expect(await exportPosts(here.posts, here.openStore)).toEqual([
    'Not exported with all of its pictures: “Post 1”. Check your connection, and export it again.',
  ]);
  expectConsole('error', /The store responds with 404/);
  expect([...(await filesIn(new File(offered, 'a.zip')))].map(([name]) => name)).toEqual(['post-1.md']);
});

test('a post with more files than an import reads at once is in several archives', async () => {
  const here = createServer('a');
  servers = [here];
  await createPost(here, 1);
  const [post] = here.posts;
  const block = (id: number) => ({
    id,
    type: 'file' as const,
    name: 'a.zip',
    bytes: 1,
    file: `${id}`.padStart(32, '0'),
  });
  const content = Array.from({ length: 11 }, (_, at) => ({ ...block(at), file: `${block(at).file}.zip` }));
  const large = new ArrayBuffer(20 * 2 ** 20);
  Object.assign(window, { fetch: async () => ({ ok: true, arrayBuffer: async () => large }) });
  if (post) await here.addFiles([{ ...post, content, otherFields: {} }]);
  expect(await exportPosts(here.posts.slice(1), here.openStore)).toEqual([]);
  expect(offered).toHaveLength(2);
  for (const { size } of offered) expect(size).toBeLessThan(importBounds.archive);
});

async function filesIn(archive: File): Promise<Map<string, Uint8Array>> {
  const { unzipSync } = await import('fflate');
  return new Map(Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer()))));
}
