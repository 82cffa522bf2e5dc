import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPicture } from 'kit/posts/published-picture';
import type { PublishedPost } from 'kit/posts/published-post';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { openWorkspace } from '../workspace';
import { readLivePosts, sitePostsFile } from './live-posts';

const picture = (name: string): PublishedPicture => ({ name, width: 9, height: 9, avif: [], other: '9.00000000' });
const words = { slug: 'a', title: '', author: '', publishDate: '', category: '', excerpt: '', updatedAt: '' };

test('drawings that an earlier version published as SVG are left out', async () => {
  const folder = createTemporaryFolder('live-posts');
  const workspace = openWorkspace(folder);
  mkdirSync(workspace.site, { recursive: true });
  const [drawing, other] = [picture('a.svg'), picture('b.png')];
  const by = { slug: 'ada', name: 'Ada', portrait: drawing };
  const posts: PublishedPost[] = [
    { ...words, content: [], pictures: [drawing, other], cover: drawing, by },
    { ...words, content: [], pictures: [other], cover: other },
  ];
  writeFileSync(join(workspace.site, sitePostsFile), JSON.stringify(posts));
  expect(await readLivePosts(workspace)).toEqual([
    { ...words, content: [], pictures: [other], by: { slug: 'ada', name: 'Ada' } },
    posts[1],
  ]);
  rmSync(folder, { recursive: true });
});
