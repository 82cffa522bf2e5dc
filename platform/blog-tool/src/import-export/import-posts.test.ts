import { WritableStreamDefaultWriter } from 'node:stream/web';
import { deflateSync, strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { ImportRefusal } from '../posts/plan-import';
import { asPostFile, type PostFile } from '../posts/post-file';
import { readStoredPost } from '../posts/stored-post';
import type { Posts } from '../posts/use-posts';
import { importPosts } from './import-posts';
import { importBounds } from './read-archive';
import { importTotals } from './reading-budget';
import { writeMarkdown } from './write-markdown';

/** A chosen file. jsdom's has no `arrayBuffer` yet. */
function chosen(name: string, content: string | Uint8Array): File {
  const bytes = new Uint8Array(typeof content === 'string' ? strToU8(content) : content);
  return Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
}
const post = (title: string) => `---\ntitle: ${title}\n---\nText\n`;
const storeAll = async () => new Map<PostFile, unknown>();
const shown = readStoredPost('p1', {
  title: 'Shown',
  author: 'Ada',
  publishDate: '2026-01-02',
  category: '',
  excerpt: '',
  updatedAt: '2026-01-02T00:00:00.000Z',
  status: 'published',
  slug: 'shown',
  content: [{ id: 1, type: 'heading', content: 'A heading' }],
});
const exported = (changes: Partial<PostFile> = {}) => writeMarkdown({ ...asPostFile(shown), ...changes });
const confirmMock = jest.fn<boolean, [string?]>();
afterEach(() => {
  jest.restoreAllMocks();
});
beforeEach(() => {
  window.confirm = confirmMock.mockReset().mockReturnValue(true);
});
const openStore = async () => {
  throw new Error('There is no store');
};
const bring = (files: readonly File[], addFiles: Posts['addFiles'] = storeAll) =>
  importPosts(files, { all: [shown], addFiles }, openStore);

test('Markdown files and archives of them are imported', async () => {
  const archive = zipSync({
    'b.md': strToU8(post('B')),
    'posts/c.markdown': strToU8(post('C')),
    'D.MD': strToU8(post('D')),
    'notes.txt': strToU8('no post'),
  });
  const stored: string[] = [];
  const report = await bring([chosen('a.md', post('A')), chosen('MORE.ZIP', archive)], async (posts) => {
    stored.push(...posts.map(({ title }) => title));
    return storeAll();
  });
  expect(stored).toEqual(['A', 'B', 'C', 'D']);
  expect(report).toEqual({ message: '4 posts added as drafts.', details: [] });
});

/** A file that says that it has so many MB. */
const ofSize = (file: File, megabytes: number) => Object.defineProperty(file, 'size', { value: megabytes * 2 ** 20 });

/** What an archive states of the size of its nth entry is changed. */
function stateSize(archive: Uint8Array, size: number, nth = 0): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let at = 0;
  for (let seen = -1; seen < nth; at += 1) if (view.getUint32(at) === 0x504b0102) seen += 1;
  view.setUint32(at - 1 + 24, size, true);
  return archive;
}

test('archives too large to unpack are refused, and other files are imported', async () => {
  jest.replaceProperty(importBounds, 'entries', 100);
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`${index}.md`, new Uint8Array()]));
  const large = zipSync(
    Object.fromEntries(Array.from({ length: 36 }, (_, index) => [`${index}.md`, strToU8(post('L'))])),
  );
  for (let nth = 0; nth < 36; nth += 1) stateSize(large, 3 * 2 ** 20, nth);
  const { message, details } = await bring([
    chosen('many.zip', zipSync(many, { level: 0 })),
    chosen('large.zip', large),
    chosen('one.zip', stateSize(zipSync({ 'huge.md': strToU8(post('H')), 'small.md': strToU8(post('S')) }), 2 ** 30)),
    ofSize(chosen('huge.md', post('H')), 11),
    ofSize(chosen('huge.zip', post('H')), 257),
    chosen('a.md', post('A')),
  ]);
  expect(message).toBe('2 posts added as drafts, 5 not imported.');
  expect(details).toEqual([
    'many.zip: it has more than 100 entries, which is the most that an import reads. Choose the .md files themselves.',
    'large.zip, unpacked: it has more than 100 MB, which is the most that an import reads. Import its posts in smaller parts.',
    'huge.md: it has more than 3 MB, which is the most that an import reads. Import its posts in smaller parts.',
    'huge.md: it has more than 3 MB, which is the most that an import reads. Import its posts in smaller parts.',
    'huge.zip: it has more than 256 MB, which is the most that an import reads. Import its posts in smaller parts.',
  ]);
});

test('a file whose post is too long to save is refused, and others are imported', async () => {
  const long = chosen('long.md', `${post('Long')}${'word '.repeat(220_000)}`);
  const many = chosen('many.md', `${post('Many')}${'a\n\n'.repeat(30_001)}`);
  const excerpt = chosen('excerpt.md', post(`E\nexcerpt: "${'word '.repeat(220_000)}"`));
  const open = Array.from({ length: 120 }, (_, at) => `<b a${at}>`).join('');
  const marks = chosen('marks.md', `${post('Marks')}<p>${open}${'<p>x'.repeat(120)}${'</b>'.repeat(120)}`);
  const { message, details } = await bring([long, many, marks, excerpt, chosen('a.md', post('A'))]);
  expect(message).toBe('1 post added as a draft, 4 not imported.');
  expect(details).toEqual([
    'long.md: it has more than 1 MB of text, which no post may have. Divide it into several.',
    'many.md: it has more than 30,000 paragraphs, items, cells and marks. Divide it into several.',
    'marks.md: marks in its HTML are left open, and would begin anew in each paragraph. Close them, or take them out.',
    'excerpt.md: it makes a post of more than 1 MB, which cannot be saved. Divide it into several.',
  ]);
});

test.each([
  ['bytes', 300, '100 MB'],
  ['text', 150, '16 million characters of text'],
  ['frontMatter', 60, '1 million characters of front matter'],
  ['elements', 30, '300,000 paragraphs, items, cells and marks'],
] as const)(
  'files with too many %s together are read up to the limit, and the rest are named',
  async (kind, most, words) => {
    jest.replaceProperty(importTotals, kind, most);
    const archive = zipSync({ 'b.md': strToU8(post('B'.repeat(10))), 'c.md': strToU8(post('C')) });
    const { message, details } = await bring([
      chosen('a.md', `${post('A')}\ntwo\n\nthree\n`),
      chosen('more.zip', archive),
      ...Array.from({ length: 3 }, (_, index) => chosen(`${index}.md`, `${post('Long')}\n${'word\n\n'.repeat(12)}`)),
    ]);
    expect(message).toMatch(/not imported/);
    expect(details).toContain(
      `2.md: with the files before it, it has more than ${words}, which is the most that one import reads. Import it by itself.`,
    );
    expect(details.length).toBeLessThan(5);
  },
);

test('the tab draws and takes input while files that are slow to read are imported', async () => {
  const slow = `---\ntitle: A\ntags: [${'a,'.repeat(6_000)}a]\n---\nText\n`;
  await bring([chosen('a.md', post('A'))]);
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 0);
  const archive = zipSync({ 'a.md': strToU8(slow), 'b.md': strToU8(slow), 'c.md': strToU8(slow) });
  await bring([chosen('slow.zip', archive)]);
  clearInterval(ticking);
  expect(turns).toBeGreaterThanOrEqual(2);
});

test('the tab draws and takes input while one file of many changed blocks is imported', async () => {
  const block = (id: number) => `<!-- block {"id":${id},"type":"divider"} -->\nwas changed`;
  const file = chosen('a.md', `${post('A')}\n${Array.from({ length: 1_000 }, (_, id) => block(id)).join('\n\n')}\n`);
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 0);
  await bring([file]);
  clearInterval(ticking);
  expect(turns).toBeGreaterThanOrEqual(5);
});

test('an entry larger than it states is not unpacked to its end', async () => {
  jest.replaceProperty(importBounds, 'unpacked', 2 ** 20);
  const bomb = stateSize(zipSync({ 'bomb.md': new Uint8Array(3 * 2 ** 20) }, { level: 1 }), 10);
  const { details } = await bring([chosen('bomb.zip', bomb)]);
  expect(details).toEqual([
    'bomb.md: it is damaged, encrypted, or packed in an unusual way. Unpack the archive and choose the .md files themselves.',
  ]);
});

test('an entry is unpacked in small pieces, and no further once it is too large', async () => {
  const write = jest.spyOn(WritableStreamDefaultWriter.prototype, 'write');
  const noise = Uint8Array.from({ length: 400_000 }, (_, at) => (at * at * 31) >> 7);
  await bring([chosen('noise.zip', stateSize(zipSync({ 'noise.md': noise }, { level: 1 }), 10))]);
  const written = write.mock.calls.map(([piece]) => piece.length);
  write.mockRestore();
  expect(Math.max(...written)).toBeLessThanOrEqual(4096);
  expect(written.reduce((sum, length) => sum + length, 0)).toBeLessThan(100_000);
});

test('an entry that is cut or oddly packed is named, and the others are imported', async () => {
  const archive = zipSync({ 'cut.md': strToU8(post('C'.repeat(100))), '../a.md': strToU8(post('A')) });
  const stored: string[] = [];
  const report = await bring([chosen('odd.zip', stateSize(archive, 50))], async (posts) => {
    stored.push(...posts.map(({ title }) => title));
    return storeAll();
  });
  expect(stored).toEqual(['A']);
  expect(report.details).toEqual([
    'cut.md: it is damaged, encrypted, or packed in an unusual way. Unpack the archive and choose the .md files themselves.',
  ]);
});

/** Bytes in front of an archive, whose directory says so. */
function putBefore(front: Uint8Array, archive: Uint8Array): Uint8Array {
  const all = new Uint8Array(front.length + archive.length);
  all.set(front);
  all.set(archive, front.length);
  const view = new DataView(all.buffer);
  const end = all.length - 22;
  const directory = view.getUint32(end + 16, true) + front.length;
  view.setUint32(end + 16, directory, true);
  view.setUint32(directory + 42, view.getUint32(directory + 42, true) + front.length, true);
  return all;
}

test('entries missing from the directory of an archive cost nothing, however many', async () => {
  const empty = zipSync({ '': new Uint8Array() }, { level: 0 }).subarray(0, 30);
  const front = new Uint8Array(Buffer.alloc(200_000 * empty.length, empty));
  const archive = putBefore(front, zipSync({ 'a.md': strToU8(post('A')) }));
  const before = process.cpuUsage();
  expect((await bring([chosen('a.zip', archive)])).message).toBe('1 post added as a draft.');
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
});

test('an entry that is over long before its stated end costs time by its length alone', async () => {
  // What follows the last block of a stream is not read.
  const tail = new Uint8Array(4 * 2 ** 20);
  const archive = zipSync({ 'a.md': [tail, { level: 0 }] });
  archive.set(deflateSync(strToU8(post('A'))), 34);
  const view = new DataView(archive.buffer);
  const directory = view.getUint32(archive.length - 6, true);
  view.setUint16(8, 8, true);
  view.setUint16(directory + 10, 8, true);
  view.setUint32(22, post('A').length, true);
  view.setUint32(directory + 24, post('A').length, true);
  const before = process.cpuUsage();
  expect((await bring([chosen('a.zip', archive)])).details).toEqual([
    'a.md: it has more than 3 MB, which is the most that an import reads. Import its posts in smaller parts.',
  ]);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
});

test('an archive whose entries share their bytes is refused', async () => {
  const archive = zipSync({ 'a.md': strToU8(post('A'.repeat(999))), 'b.md': strToU8(post('B')) }, { level: 0 });
  const view = new DataView(archive.buffer);
  const first = view.getUint32(archive.length - 6, true);
  const second = first + 46 + 'a.md'.length;
  for (const field of [20, 24, 42]) view.setUint32(second + field, view.getUint32(first + field, true), true);
  expect((await bring([chosen('shared.zip', archive)])).details).toEqual([
    'shared.zip: it is not a zip archive. Choose the .md files themselves.',
  ]);
});

/** An archive as macOS and browsers write it: sizes stand behind each entry. */
function zipAsStream(name: string, content: string): Uint8Array {
  const bytes: number[] = [];
  const zip = new Zip((_error, chunk) => bytes.push(...chunk));
  const file = new ZipDeflate(name);
  zip.add(file);
  file.push(strToU8(content), true);
  zip.end();
  return Uint8Array.from(bytes);
}

test('archives are read as macOS writes them, as "zip -fz" does, and with a comment', async () => {
  // By Info-ZIP 3: sizes in 64 bits.
  const large =
    'UEsDBC0AAAAAAM8Jfl0VWLtu//////////8EABQAei5tZAEAEAAWAAAAAAAAABYAAAAAAAAALS0tCnRpdGxlOiBaCi0tLQpUZXh0ClBLAQIeAy0AAAAAAM8Jfl0VWLtuFgAAAP////8EAAwAAAAAAAEAAACkgQAAAAB6Lm1kAQAIABYAAAAAAAAAUEsGBiwAAAAAAAAAHgMtAAAAAAAAAAAAAQAAAAAAAAABAAAAAAAAAD4AAAAAAAAATAAAAAAAAABQSwYHAAAAAIoAAAAAAAAAAQAAAFBLBQYAAAAAAQABAD4AAAD/////AAA=';
  const commented = [...zipSync({ 'c.md': strToU8(post('C')) }), ...strToU8('a comment')];
  const report = await bring([
    chosen('stream.zip', zipAsStream('a.md', post('A'))),
    chosen('large.zip', Uint8Array.from(Buffer.from(large, 'base64'))),
    chosen('comment.zip', Uint8Array.from(commented)),
  ]);
  expect(report).toEqual({ message: '3 posts added as drafts.', details: [] });
});

test('importing 300 files asks in one line, reports in one, and lists what differs', async () => {
  const files = Array.from({ length: 297 }, (_, index) => chosen(`${index}.md`, post(`Post ${index}`)));
  files.push(chosen('better.md', exported({ title: 'Better' })), chosen('same.md', exported()), chosen('bad.md', 'x'));
  const { message, details } = await bring(files);
  expect(confirmMock.mock.calls).toEqual([
    [
      '297 posts will be added as drafts, 1 will be replaced, 1 unchanged, 1 cannot be imported. Readers see one of those that are replaced. Import them?',
    ],
  ]);
  expect(message).toBe('297 posts added as drafts, 1 replaced, 1 unchanged, 1 not imported.');
  expect(details).toEqual([
    'better.md: its post was replaced.',
    'same.md: it is the same as the stored post.',
    expect.stringMatching(/^bad\.md: it has no front matter/),
  ]);
});

test('whoever says no imports nothing; one new file needs no question', async () => {
  const add = jest.fn(storeAll);
  confirmMock.mockReturnValue(false);
  const files = [chosen('a.md', post('A')), chosen('b.md', post('B'))];
  expect(await bring(files, add)).toEqual({ message: 'Nothing was imported.', details: [] });
  expect(add).not.toHaveBeenCalled();
  expect((await bring(files.slice(1), add)).message).toBe('1 post added as a draft.');
});

test('what macOS puts beside each file of an archive is no post', async () => {
  const beside = new Uint8Array([0, 5, 0x16, 7, 0]);
  const archive = zipSync({ 'a.md': strToU8(post('A')), '__MACOSX/._a.md': beside, 'posts/._b.md': beside });
  expect(await bring([chosen('mac.zip', archive)])).toEqual({ message: '1 post added as a draft.', details: [] });
});

test('whoever imports is told how far it is', async () => {
  const told: string[] = [];
  const waiting = { tell: (words: string) => told.push(words), signal: new AbortController().signal };
  const addFiles: Posts['addFiles'] = async (posts, onNext) => {
    posts.forEach((_post, at) => {
      onNext?.(at + 1);
    });
    return new Map();
  };
  await importPosts([chosen('a.md', post('A')), chosen('b.md', post('B'))], { all: [], addFiles }, openStore, waiting);
  expect(told).toEqual(['Reading 1 of 2', 'Reading 2 of 2', 'Storing 1 of 2', 'Storing 2 of 2']);
  told.length = 0;
  const archive = zipSync({ 'a.md': strToU8(post('A')), 'b.md': strToU8(post('B')) });
  await importPosts([chosen('a.zip', archive)], { all: [], addFiles }, openStore, waiting);
  expect(told.slice(-3)).toEqual(['Reading 2', 'Storing 1 of 2', 'Storing 2 of 2']);
});

test('an import that is stopped while it reads stores nothing, and asks nothing', async () => {
  const stopper = new AbortController();
  const add = jest.fn(storeAll);
  const files = [chosen('a.md', post('A')), chosen('b.md', post('B'))];
  const read = jest.spyOn(files[1] as File, 'arrayBuffer');
  const waiting = { tell: () => stopper.abort(), signal: stopper.signal };
  expect(await importPosts(files, { all: [], addFiles: add }, openStore, waiting)).toEqual({
    message: 'Nothing was imported.',
    details: [],
  });
  expect(read).not.toHaveBeenCalled();
  expect(add).not.toHaveBeenCalled();
  expect(confirmMock).not.toHaveBeenCalled();
});

test('an import that is stopped while it stores names what it did not store', async () => {
  const stopper = new AbortController();
  const addFiles: Posts['addFiles'] = async ([, second]) => {
    stopper.abort();
    return new Map(second ? [[second, stopper.signal.reason]] : []);
  };
  const files = [chosen('a.md', post('A')), chosen('b.md', post('B'))];
  expect(
    await importPosts(files, { all: [], addFiles }, openStore, { tell: () => {}, signal: stopper.signal }),
  ).toEqual({
    message: '1 post added as a draft, 1 not imported.',
    details: ['b.md: the import was stopped before it.'],
  });
});

test('the question and the message say how many posts are public where they come from', async () => {
  const file = (name: string, field: string) => chosen(name, `---\ntitle: ${name}\n${field}\n---\nText\n`);
  const files = [file('a.md', 'draft: false'), file('b.md', 'published: true'), file('c.md', 'draft: true')];
  const words = '2 say that they are public where they come from: here each is a draft until you publish it.';
  expect((await bring(files)).message).toBe(`3 posts added as drafts. ${words}`);
  expect(confirmMock).toHaveBeenCalledWith(`3 posts will be added as drafts. ${words} Import them?`);
  expect((await bring(files.slice(0, 1))).message).toBe(
    '1 post added as a draft. One says that it is public where it comes from: here it is a draft until you publish it.',
  );
});

test('a file that cannot be read is named with the reason, and stops no other', async () => {
  const { message, details } = await bring([
    chosen('bad.md', 'no front matter'),
    chosen('a.md', post('A')),
    chosen('bad.zip', 'no archive'),
    chosen('picture.md', new Uint8Array([0x89, 0x50, 0x4e, 0x47])),
    chosen('utf-16.md', new Uint8Array([0x2d, 0, 0x2d, 0, 0x2d, 0])),
  ]);
  expect(message).toBe('1 post added as a draft, 4 not imported.');
  expect(details).toEqual([
    expect.stringMatching(/^bad\.md: it has no front matter\..*\.$/),
    expect.stringMatching(/^bad\.zip: it is not a zip archive\..*\.$/),
    expect.stringMatching(/^picture\.md: it is not a text file in UTF-8\..*\.$/),
    expect.stringMatching(/^utf-16\.md: it is not a text file in UTF-8\..*\.$/),
  ]);
});

test('a post that could not be stored is named, and the error is logged', async () => {
  const offline = new Error('offline');
  const report = await bring([chosen('a.md', post('A'))], async (posts) => new Map(posts.map((one) => [one, offline])));
  expect(report).toEqual({
    message: '1 post not imported.',
    details: ['a.md: it could not be saved. Check your connection and import it again.'],
  });
  expectConsole('error', /^a\.md could not be imported: Error: offline/);
});

test('a post too large for the store is reported as that, not as a lost connection', async () => {
  const refusal = Object.assign(new Error('more than 15000 values'), { code: 'invalid-argument' });
  const { details } = await bring([chosen('a.md', post('A'))], async ([one]) => new Map(one ? [[one, refusal]] : []));
  expect(details).toEqual(['a.md: the store does not take it: it has too many parts. Divide it into several.']);
  expectConsole('error', /^a\.md could not be imported/);
});

test('what was left out is named for a stored file, and not for one that was refused', async () => {
  const file = (title: string) => `---\ntitle: ${title}\nweight: 3\n---\nText\n\n![x](x.png)\n`;
  const { details } = await bring(
    [chosen('a.md', file('A')), chosen('b.md', file('B'))],
    async ([, second]) => new Map(second ? [[second, new ImportRefusal('the post was saved since')]] : []),
  );
  expect(details).toEqual(['Left out of a.md: the field “weight”, a picture.', 'b.md: the post was saved since.']);
});
