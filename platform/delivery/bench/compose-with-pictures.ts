import { createHash } from 'node:crypto';
import { closeSync, ftruncateSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPicture } from 'kit/posts/published-picture';
import { filesOfPicture } from 'kit/posts/show-picture';
import { readCounts } from 'kit/presets/command-line/read-counts';
import { composeSite } from '../src/compose/compose-site';
import { makePictures } from '../src/pictures/make-pictures';
import { keepFile, keepMade } from '../src/pictures/picture-cache';
import { openDataFolder } from '../src/pictures/picture-source';
import type { StoredDocument } from '../src/posts/query-published';
import { selectPublished } from '../src/posts/select-published';
import { drawPlainly, openTestWorkspace, type TestWorkspace } from '../testing/test-workspace';

// How long a changed post takes in a site whose posts have 5 GB of pictures, and in the same site without any:
// npx -y pnpm@12 prove compose-pictures [pictures] [rounds]. Exit code 1 when the pictures take more than half a second of it. The stored
// pictures are sparse files of 5 MB, which compose does not open again, and those that were made of them 2 kB each: it links them, and a
// link costs the same whatever its size.

const { pictures, rounds } = readCounts({ pictures: 1000, rounds: 7 });

/** Pictures of one post, and bytes of a stored one. */
const perPost = 4;
const storedBytes = 5_000_000;
/** Most time in ms that pictures may add. */
const limit = 500;

const nameOf = (index: number) => `${createHash('sha256').update(String(index)).digest('hex').slice(0, 32)}.jpg`;

/** The posts of a site, one of which has a text of its own. */
const documents = (hasPictures: boolean, text: string): StoredDocument[] =>
  Array.from({ length: pictures / perPost }, (_, post) => ({
    id: `post-${post}`,
    data: {
      ...{
        title: `Post ${post}`,
        author: 'Ada',
        publishDate: '2026-01-01',
        category: 'Fleet',
        excerpt: '',
        slug: `post-${post}`,
      },
      ...{ updatedAt: '2026-01-01T00:00:00.000Z', status: 'published' },
      content: [
        { id: 1, type: 'paragraph', content: post === 0 ? text : 'Text' },
        ...Array.from({ length: hasPictures ? perPost : 0 }, (_one, at) => ({
          ...{ id: at + 2, type: 'picture', width: 4032, height: 3024 },
          picture: nameOf(post * perPost + at),
        })),
      ],
    },
  }));

async function open(): Promise<TestWorkspace> {
  const workspace = openTestWorkspace();
  await workspace.promote(workspace.publish(drawPlainly));
  return workspace;
}

/** Stores pictures, and the files made of each. */
async function fill(workspace: TestWorkspace): Promise<void> {
  const folder = join(workspace.root, 'data/pictures');
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < pictures; index += 1) {
    const name = nameOf(index);
    const file = openSync(join(folder, name), 'w');
    ftruncateSync(file, storedBytes);
    closeSync(file);
    const digest = (width: number) =>
      createHash('sha256')
        .update(name + width)
        .digest('hex')
        .slice(0, 8);
    const widths = [480, 800, 1280, 2560];
    const picture: PublishedPicture = {
      ...{ name, width: 2560, height: 1920 },
      avif: widths.map((width) => `${width}.${digest(width)}`),
      other: `800.${digest(1)}`,
    };
    for (const made of filesOfPicture(picture)) await keepFile(workspace, made, Buffer.alloc(2048, index % 256));
    await keepMade(workspace, { name, form: 'whole', focus: { x: 50, y: 50 } }, { picture, isUnfinished: false });
  }
}

async function compose(workspace: TestWorkspace, stored: StoredDocument[]): Promise<number> {
  const began = performance.now();
  const source = openDataFolder(join(workspace.root, 'data'));
  const { posts } = await selectPublished(stored, (shown) => makePictures(workspace, shown, source, { maxTime: 1000 }));
  await composeSite(workspace, { posts });
  return performance.now() - began;
}

const [plain, full] = [await open(), await open()];
await fill(full);
await compose(plain, documents(false, 'first'));
await compose(full, documents(true, 'first'));
const times: { plain: number[]; full: number[] } = { plain: [], full: [] };
for (let round = 0; round < rounds; round += 1) {
  times.plain.push(await compose(plain, documents(false, `round ${round}`)));
  times.full.push(await compose(full, documents(true, `round ${round}`)));
}
const describe = (values: number[]) => {
  const [lowest = 0, ...others] = values.toSorted((one, other) => one - other).map(Math.round);
  return { lowest, text: `${lowest} to ${others.at(-1) ?? lowest} ms` };
};
const [without, withPictures] = [describe(times.plain), describe(times.full)];
console.log(
  `A changed post of ${pictures / perPost}, ${rounds} times: ${without.text} without pictures, ${withPictures.text} with ${pictures} pictures (${(pictures * storedBytes) / 1e9} GB stored); at best at most ${limit} ms more`,
);
plain.dispose();
full.dispose();
process.exitCode = withPictures.lowest - without.lowest > limit ? 1 : 0;
