import { ImportRefusal } from './plan-import';
import type { PostFile } from './post-file';

/** A file that was read, or why it could not be. */
type ReadFile = { file: string; post: PostFile; dropped: string[] } | { file: string; reason: string };

/**
 * Imports posts from Markdown files, or from archives of them; a file that cannot be read stops no other.
 * @param add stores posts. @returns those that could not be stored, with the error
 * @returns what to tell whoever chose the files, a line each: how many posts were imported, each reason why one was not, and
 * what was not taken over from a file
 */
export async function importPosts(
  files: readonly File[],
  add: (posts: readonly PostFile[]) => Promise<ReadonlyMap<PostFile, unknown>>,
): Promise<string> {
  const results = await readPostFiles(files);
  const failures = await add(results.flatMap((result) => ('post' in result ? [result.post] : [])));
  const refused = results.flatMap((result) => {
    if ('reason' in result) return [result.reason.endsWith('.') ? result.reason : `${result.reason}.`];
    if (!failures.has(result.post)) return [];
    const failure = failures.get(result.post);
    if (failure instanceof ImportRefusal) return [`${result.file}: ${failure.message}.`];
    console.error(`${result.file} could not be imported:`, failure);
    return [`${result.file}: it could not be saved. Check your connection and import it again.`];
  });
  const dropped = results.flatMap((result) =>
    'post' in result && result.dropped.length > 0 && !failures.has(result.post)
      ? [`Left out of ${result.file}: ${result.dropped.join(', ')}.`]
      : [],
  );
  const added = results.length - refused.length;
  return [`${added} ${added === 1 ? 'post' : 'posts'} imported.`, ...refused, ...dropped].join('\n');
}

async function readPostFiles(files: readonly File[]): Promise<ReadFile[]> {
  // Importing is rare: its libraries are fetched when it happens.
  const [{ readMarkdown }, { unzipSync, strFromU8 }] = await Promise.all([import('./read-markdown'), import('fflate')]);
  const read = async (file: string, text: () => string): Promise<ReadFile> => {
    try {
      return { file, ...(await readMarkdown(file, text())) };
    } catch (error) {
      return { file, reason: error instanceof Error ? error.message : String(error) };
    }
  };
  const results = await Promise.all(
    files.map(async (file): Promise<ReadFile[]> => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (!/\.zip$/i.test(file.name)) return [await read(file.name, () => strFromU8(bytes))];
      let entries: [name: string, content: Uint8Array][];
      try {
        entries = Object.entries(unzipSync(bytes)).filter(([name]) => /\.(md|markdown)$/i.test(name));
      } catch {
        return [{ file: file.name, reason: `${file.name}: it is not a zip archive. Choose the .md files themselves` }];
      }
      return Promise.all(entries.map(([name, content]) => read(name, () => strFromU8(content))));
    }),
  );
  return results.flat();
}
