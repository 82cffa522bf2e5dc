import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeMarkdown } from '../../../platform/blog-tool/src/import-export/write-markdown';
import { root } from '../run-by-name';
import { describeArticles } from './describe-articles';

// Part of `npx -y pnpm@12 assets`: the articles as files that the blog tool imports, to go on with one as a post.

const folder = join(root, '.cache/articles');
mkdirSync(folder, { recursive: true });
for (const { post, leftOut } of describeArticles()) {
  const path = join(folder, `${post.slug}.md`);
  writeFileSync(path, writeMarkdown(post));
  console.log(leftOut.length === 0 ? path : `${path}, without its drawing “${leftOut.join('”, “')}”`);
}
