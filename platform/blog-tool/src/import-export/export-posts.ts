import { pageSlug, uniquePageSlugs } from 'kit/posts/slug';
import { titleOf } from '../posts/post-draft';
import { asPostFile } from '../posts/post-file';
import type { StoredPost } from '../posts/stored-post';

// Exporting is rare: its libraries are fetched when it happens.

/** Downloads a post as a Markdown file. */
export async function exportPost(post: StoredPost): Promise<void> {
  const { writeMarkdown } = await import(/* webpackChunkName: "files" */ './write-markdown');
  download(`${pageSlug(post)}.md`, new Blob([writeMarkdown(asPostFile(post))], { type: 'text/markdown' }));
}

/**
 * Downloads posts as Markdown files in one archive; one that cannot be written stops no other.
 * @returns a sentence for each that is not in the archive
 */
export async function exportPosts(posts: readonly StoredPost[]): Promise<string[]> {
  const [{ writeMarkdown }, { zipSync, strToU8 }] = await Promise.all([
    import(/* webpackChunkName: "files" */ './write-markdown'),
    import(/* webpackChunkName: "files" */ 'fflate'),
  ]);
  const names = uniquePageSlugs(posts);
  const failures: string[] = [];
  const files = posts.flatMap((post, index) => {
    try {
      return [[`${names[index]}.md`, strToU8(writeMarkdown(asPostFile(post)))] as const];
    } catch (error) {
      console.error(`The post “${titleOf(post)}” could not be exported:`, error);
      failures.push(`Not exported: “${titleOf(post)}”, it could not be written. Export it by itself, or report it.`);
      return [];
    }
  });
  const archive = zipSync(Object.fromEntries(files));
  download('blog-posts.zip', new Blob([new Uint8Array(archive)], { type: 'application/zip' }));
  return failures;
}

function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the download has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
