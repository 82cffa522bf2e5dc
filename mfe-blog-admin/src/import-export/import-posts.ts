import type { PostFile } from './post-file';

/** A file that was read, or why it could not be. */
type ReadFile = { file: string; post: PostFile } | { file: string; reason: string };

/**
 * Imports posts from Markdown files, or from archives of them; a file that cannot be read stops no other.
 * @param add stores posts. @returns those that could not be stored, with the error
 * @returns what to tell whoever chose the files: how many posts were imported, and each reason why one was not
 */
export async function importPosts(
  files: readonly File[],
  add: (posts: readonly PostFile[]) => Promise<ReadonlyMap<PostFile, unknown>>,
): Promise<string> {
  const results = await readPostFiles(files);
  const failures = await add(results.flatMap((result) => ('post' in result ? [result.post] : [])));
  const refused = results.flatMap((result) => {
    if ('reason' in result) return [result.reason];
    if (!failures.has(result.post)) return [];
    console.error(`${result.file} could not be imported:`, failures.get(result.post));
    return [`${result.file}: it could not be saved. Check your connection and import it again`];
  });
  const added = results.length - refused.length;
  return [`${added} ${added === 1 ? 'post' : 'posts'} imported.`, ...refused].join(' ');
}

async function readPostFiles(files: readonly File[]): Promise<ReadFile[]> {
  // Importing is rare: its libraries are fetched when it happens.
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
