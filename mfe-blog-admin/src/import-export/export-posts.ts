import { slugOf, uniqueSlug } from 'shared-config/posts/slug';
import type { StoredPost } from '../posts/stored-post';
import { asPostFile, type PostFile } from './post-file';

// Reading and writing files is rare: its libraries are fetched when it happens.

/** Gives a post to the visitor as a Markdown file. */
export async function exportPost(post: StoredPost): Promise<void> {
  const { writeMarkdown } = await import('./write-markdown');
  download(`${fileStem(post)}.md`, new Blob([writeMarkdown(asPostFile(post))], { type: 'text/markdown' }));
}

/** Gives all posts as Markdown files in one archive. */
export async function exportPosts(posts: readonly StoredPost[]): Promise<void> {
  const [{ writeMarkdown }, { zipSync, strToU8 }] = await Promise.all([import('./write-markdown'), import('fflate')]);
  const files: Record<string, Uint8Array> = {};
  for (const post of posts) {
    const stem = uniqueSlug(
      fileStem(post),
      Object.keys(files).map((name) => name.replace(/\.md$/, '')),
    );
    files[`${stem}.md`] = strToU8(writeMarkdown(asPostFile(post)));
  }
  download('blog-posts.zip', new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' }));
}

/** A file that was read, or why not. */
export type ReadFile = { file: string; post: PostFile } | { file: string; reason: string };

/** Reads posts from Markdown files, or from archives of them; a file that cannot be read stops no other. */
export async function readPostFiles(files: readonly File[]): Promise<ReadFile[]> {
  const [{ readMarkdown }, { unzipSync, strFromU8 }] = await Promise.all([import('./read-markdown'), import('fflate')]);
  const read = (file: string, text: () => string): ReadFile => {
    try {
      return { file, post: readMarkdown(file, text()) };
    } catch (error) {
      return { file, reason: error instanceof Error ? error.message : String(error) };
    }
  };
  const results = await Promise.all(
    files.map(async (file): Promise<ReadFile[]> => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (!file.name.endsWith('.zip')) return [read(file.name, () => strFromU8(bytes))];
      try {
        return Object.entries(unzipSync(bytes))
          .filter(([name]) => /\.(md|markdown)$/.test(name))
          .map(([name, content]) => read(name, () => strFromU8(content)));
      } catch {
        return [{ file: file.name, reason: `${file.name}: it is not a zip archive. Choose the .md files themselves` }];
      }
    }),
  );
  return results.flat();
}

const fileStem = ({ slug, title }: StoredPost) => slug || slugOf(title);

function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
