import type { Zippable } from 'fflate';
import { pageSlug, uniquePageSlugs } from 'kit/posts/slug';
import { isStoredName } from 'kit/posts/stored-picture';
import type { PictureStore } from '../pictures/picture-store';
import { namesOfPictures } from '../posts/pictures-of-draft';
import { titleOf } from '../posts/post-draft';
import { asPostFile } from '../posts/post-file';
import type { StoredPost } from '../posts/stored-post';
import { nobodyWaits } from './give-way';

// Exporting is rare: its libraries are fetched when it happens.

/** Downloads a post as a Markdown file. */
export async function exportPost(post: StoredPost): Promise<void> {
  const { writeMarkdown } = await import(/* webpackChunkName: "files" */ './write-markdown');
  download(`${pageSlug(post)}.md`, new Blob([writeMarkdown(asPostFile(post))], { type: 'text/markdown' }));
}

/** Bytes after which another archive begins: an import reads 256 MB of each. */
const archiveBytes = 200 * 2 ** 20;

/**
 * Downloads posts as Markdown files with their pictures and files to download, in one archive or, where they are many, several; one that cannot be written stops
 * no other.
 * @param openStore opens the store of their pictures
 * @returns a sentence for each that is not in an archive, or not with all of its pictures
 */
export async function exportPosts(
  posts: readonly StoredPost[],
  openStore: () => Promise<PictureStore>,
  { tell, signal } = nobodyWaits,
): Promise<string[]> {
  const [{ writeMarkdown }, { zipSync, strToU8 }] = await Promise.all([
    import(/* webpackChunkName: "files" */ './write-markdown'),
    import(/* webpackChunkName: "files" */ 'fflate'),
  ]);
  const names = uniquePageSlugs(posts);
  const failures: string[] = [];
  const readPicture = openPictureFiles(openStore);
  let [files, bytes, count]: [Zippable, number, number] = [{}, 0, 0];
  const end = (name = `blog-posts-${count + 1}.zip`) => {
    download(name, new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' }));
    [files, bytes, count] = [{}, 0, count + 1];
  };
  for (const [index, post] of posts.entries()) {
    if (signal.aborted) return [...failures, 'The export was stopped.'];
    tell(`Exporting ${index + 1} of ${posts.length}`);
    let isWritten = false;
    try {
      const file = asPostFile(post);
      if (bytes > archiveBytes) end();
      const text = strToU8(writeMarkdown(file));
      files[`${names[index]}.md`] = text;
      bytes += text.length;
      isWritten = true;
      for (const name of new Set(namesOfPictures(file).filter(isStoredName))) {
        const picture = await readPicture(name);
        if (files[picture.path]) continue;
        // A post of many files may stand in two archives, which are imported together.
        if (bytes + picture.content.length > archiveBytes) end();
        // It is as small as it gets.
        files[picture.path] = [picture.content, { level: 0 }];
        bytes += picture.content.length;
      }
    } catch (error) {
      console.error(`The post “${titleOf(post)}” could not be exported:`, error);
      failures.push(
        isWritten
          ? `Not exported with all of its pictures: “${titleOf(post)}”. Check your connection, and export it again.`
          : `Not exported: “${titleOf(post)}”, it could not be written. Export it by itself, or report it.`,
      );
    }
  }
  end(count > 0 ? undefined : 'blog-posts.zip');
  return failures;
}

/** Reads pictures by name, as the files of an archive that they are in: the name of each begins with that of the file that somebody chose. */
function openPictureFiles(openStore: () => Promise<PictureStore>) {
  let opened: Promise<{ store: PictureStore; fileNames: ReadonlyMap<string, string> }> | undefined;
  const open = async () => {
    const store = await openStore();
    return { store, fileNames: new Map((await store.list()).map(({ name, fileName }) => [name, fileName])) };
  };
  return async (name: string) => {
    opened ??= open();
    const { store, fileNames } = await opened;
    const response = await fetch(await store.addressOf(name));
    if (!response.ok) throw new Error(`The store responds with ${response.status} for the picture ${name}`);
    const chosen = (fileNames.get(name) ?? '').replace(/[^\p{L}\p{N}._ -]/gu, '-');
    return { path: `pictures/${chosen} ${name}`, content: new Uint8Array(await response.arrayBuffer()) };
  };
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
