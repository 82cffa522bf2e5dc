import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedPicture } from 'kit/posts/published-picture';
import type { PublishedPost } from 'kit/posts/published-post';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { cachedFile } from '../../pictures/picture-cache';
import { openWorkspace } from '../../workspace';
import { writePostPictures } from './write-post-pictures';

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('post-pictures');
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (file: string, content: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const picture = (letter: string): PublishedPicture => ({
  name: `${letter.repeat(32)}.png`,
  width: 480,
  height: 1,
  avif: ['480.00000000'],
  other: '480.11111111',
});
const base = {
  slug: 'a',
  title: '',
  author: '',
  publishDate: '',
  category: '',
  excerpt: '',
  updatedAt: '',
  content: [],
};

test('a site links its posts’ picture files, new ones and those that only it still has', () => {
  const workspace = openWorkspace(folder);
  const made = cachedFile(workspace, `posts/${'a'.repeat(16)}-480.00000000.avif`);
  put(made, 'made');
  put(cachedFile(workspace, `posts/${'a'.repeat(16)}-480.11111111.webp`), 'made');
  put(join(workspace.site, `media/posts/${'b'.repeat(16)}-480.00000000.avif`), 'live');
  put(join(workspace.site, `media/posts/${'b'.repeat(16)}-480.11111111.webp`), 'live');
  put(cachedFile(workspace, 'posts/c-share.22222222.jpg'), 'shared');
  const posts: PublishedPost[] = [
    { ...base, pictures: [picture('a')], cover: picture('b'), share: 'posts/c-share.22222222.jpg' },
  ];
  const site = join(folder, 'next');
  writePostPictures(workspace, posts, site);
  const read = (name: string) => readFileSync(join(site, 'media/posts', name), 'utf8');
  expect(read(`${'a'.repeat(16)}-480.00000000.avif`)).toBe('made');
  expect(read(`${'b'.repeat(16)}-480.11111111.webp`)).toBe('live');
  expect(read('c-share.22222222.jpg')).toBe('shared');
  expect(statSync(made).nlink).toBe(2);
});

test('a file is there under its name, and one that only the live site has too', () => {
  const workspace = openWorkspace(folder);
  const block = (letter: string) =>
    ({ id: 1, type: 'file', file: `${letter.repeat(32)}.pdf`, name: 'Guide.pdf', bytes: 4 }) as const;
  const pathOf = (letter: string) => `media/posts/files/${letter.repeat(32)}/Guide.pdf`;
  put(cachedFile(workspace, block('a').file), 'kept');
  put(join(workspace.site, pathOf('b')), 'live');
  const site = join(folder, 'next');
  const hostile = { ...block('c'), file: '../../outside.pdf' };
  writePostPictures(workspace, [{ ...base, content: [block('a'), block('b'), hostile] }], site);
  expect(['a', 'b'].map((letter) => readFileSync(join(site, pathOf(letter)), 'utf8'))).toEqual(['kept', 'live']);
});

test('one that is nowhere any more is named', () => {
  expectConsole('error', /a{16}-480\.0{8}\.avif: .* Compose with "--blogs"/);
  expectConsole('error', /a{16}-480\.1{8}\.webp/);
  writePostPictures(openWorkspace(folder), [{ ...base, pictures: [picture('a')] }], join(folder, 'next'));
});
