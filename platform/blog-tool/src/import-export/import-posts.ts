import * as v from 'valibot';
import type { PictureStore } from '../pictures/picture-store';
import { documentSize, maxDocumentSize } from '../posts/document-size';
import { namesOfPictures } from '../posts/pictures-of-draft';
import { type ImportPlan, ImportRefusal, planImport } from '../posts/plan-import';
import { titleOf } from '../posts/post-draft';
import type { PostFile } from '../posts/post-file';
import { isSeenByReaders } from '../posts/stored-status';
import type { Posts } from '../posts/use-posts';
import { type ArchivedPicture, bringPictures } from './bring-pictures';
import { createGiveWay, nobodyWaits, type Waiting } from './give-way';

/** A file that was read, and the plan for its post; or why it could not be. */
type ReadFile =
  | { file: string; post: PostFile; dropped: string[]; isPublic: boolean }
  | { file: string; reason: string };
type PlannedFile =
  | (Extract<ReadFile, { post: PostFile }> & { plan: ImportPlan })
  | Extract<ReadFile, { reason: string }>;

/** The outcome of an import, for whoever chose the files. */
export type ImportReport = {
  /** One line, however many files there were. */
  message: string;
  /** A line for each file of which there is more to say than that it was added. */
  details: string[];
};

/**
 * Imports posts from Markdown files, or from archives of them; a file that cannot be read stops no other. Whoever chose several, or
 * one over a post that readers see, is asked once. Where it is stopped, what is stored by then stays, and all else is named.
 * @param openStore opens the store of pictures, for those that the archives bring
 */
export async function importPosts(
  files: readonly File[],
  { all, addFiles }: Pick<Posts, 'all' | 'addFiles'>,
  openStore: () => Promise<PictureStore>,
  { tell, signal } = nobodyWaits,
): Promise<ImportReport> {
  const { read, pictures } = await readPostFiles(files, { tell, signal });
  const planned = read.map(
    (result): PlannedFile => ('post' in result ? { ...result, plan: planImport(result.post, all) } : result),
  );
  const question = signal.aborted ? undefined : askToImport(planned);
  if (signal.aborted || (question && !window.confirm(question)))
    return { message: 'Nothing was imported.', details: [] };
  const results = await storePictures(planned, pictures, openStore, { tell, signal });
  const posts = results.flatMap((result) => ('post' in result ? [result.post] : []));
  const failures = await addFiles(posts, (count) => tell(`Storing ${count} of ${posts.length}`), signal);
  const outcomes = results.map((result) => outcomeOf(result, failures, signal));
  const added = results.filter((_result, at) => outcomes[at]?.kind === 'added');
  return {
    message: `${countKinds(
      outcomes.map(({ kind }) => kind),
      done,
    )}.${sayPublic(added)}`,
    details: outcomes.flatMap(({ remark }) => remark),
  };
}

/** Stores the pictures of posts that are about to be stored; one whose pictures cannot be is not stored, and says why. */
async function storePictures(
  planned: readonly PlannedFile[],
  pictures: ReadonlyMap<string, ArchivedPicture>,
  openStore: () => Promise<PictureStore>,
  { tell, signal }: Waiting,
): Promise<PlannedFile[]> {
  const known = new Map<string, string>();
  const results: PlannedFile[] = [];
  let store: PictureStore | undefined;
  for (const result of planned) {
    const isStored = 'post' in result && ['add', 'update'].includes(result.plan.kind) && !signal.aborted;
    if (!isStored || namesOfPictures(result.post).length === 0) {
      results.push(result);
      continue;
    }
    tell(`Storing the pictures of ${result.file}`);
    try {
      if (!store) {
        store = await openStore();
        for (const { name } of await store.list()) known.set(name, name);
      }
      const { post, missing } = await bringPictures(result.post, pictures, known, store);
      const left =
        missing > 0 ? [`${missing} of its pictures, which are neither in its archive nor in the library`] : [];
      results.push({ ...result, post, dropped: [...result.dropped, ...left] });
    } catch (error) {
      results.push({
        file: result.file,
        reason: `${result.file}: its pictures could not be stored. ${messageOf(error)}`,
      });
    }
  }
  return results;
}

/** Says of new posts how many are public elsewhere: an import publishes nothing. */
function sayPublic(results: readonly PlannedFile[]): string {
  const count = results.filter((result) => 'isPublic' in result && result.isPublic).length;
  if (count === 0) return '';
  return count === 1
    ? ' One says that it is public where it comes from: here it is a draft until you publish it.'
    : ` ${count} say that they are public where they come from: here each is a draft until you publish it.`;
}

type Kind = 'added' | 'replaced' | 'unchanged' | 'refused';

/** The phrases about a number of posts. In a message, the first one follows the word "posts". */
type Phrases = Readonly<Record<Kind, (count: number) => string>>;

const planned: Phrases = {
  added: (count) => `will be added ${count === 1 ? 'as a draft' : 'as drafts'}`,
  replaced: () => 'will be replaced',
  unchanged: () => 'unchanged',
  refused: () => 'cannot be imported',
};

const done: Phrases = {
  added: (count) => `added ${count === 1 ? 'as a draft' : 'as drafts'}`,
  replaced: () => 'replaced',
  unchanged: () => 'unchanged',
  refused: () => 'not imported',
};

function countKinds(kinds: readonly Kind[], phrases: Phrases): string {
  const parts = (['added', 'replaced', 'unchanged', 'refused'] as const).flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count > 0 ? [{ count, phrase: phrases[kind](count) }] : [];
  });
  if (parts.length === 0) return 'The chosen files contain no post';
  return parts
    .map(({ count, phrase }, index) => `${count} ${index > 0 ? '' : count === 1 ? 'post ' : 'posts '}${phrase}`)
    .join(', ');
}

function kindOf(result: PlannedFile): Kind {
  if ('reason' in result) return 'refused';
  switch (result.plan.kind) {
    case 'add':
      return 'added';
    case 'update':
      return 'replaced';
    case 'unchanged':
      return 'unchanged';
    case 'outdated':
      return 'refused';
  }
}

/** The one question; `undefined` where nothing needs one. */
function askToImport(results: readonly PlannedFile[]): string | undefined {
  const seen = results.flatMap((result) =>
    'plan' in result && result.plan.kind === 'update' && isSeenByReaders(result.plan.post) ? [result.plan.post] : [],
  );
  const [first] = seen;
  if (results.length === 1) return first && `Readers see “${titleOf(first)}”. Replace it with the imported post?`;
  const those = seen.length === 1 ? 'one' : String(seen.length);
  return `${countKinds(results.map(kindOf), planned)}.${seen.length > 0 ? ` Readers see ${those} of those that are replaced.` : ''}${sayPublic(results.filter((result) => kindOf(result) === 'added'))} Import them?`;
}

/** The error of a store for a post that it takes at no time. */
const refusalSchema = v.object({ code: v.literal('invalid-argument') });

function outcomeOf(
  result: PlannedFile,
  failures: ReadonlyMap<PostFile, unknown>,
  signal: AbortSignal,
): { kind: Kind; remark: string[] } {
  const { file } = result;
  if ('reason' in result)
    return { kind: 'refused', remark: [result.reason.endsWith('.') ? result.reason : `${result.reason}.`] };
  if (failures.has(result.post)) {
    const failure = failures.get(result.post);
    if (signal.aborted && failure === signal.reason)
      return { kind: 'refused', remark: [`${file}: the import was stopped before it.`] };
    if (failure instanceof ImportRefusal) return { kind: 'refused', remark: [`${file}: ${failure.message}.`] };
    console.error(`${file} could not be imported:`, failure);
    const remedy = v.is(refusalSchema, failure)
      ? 'the store does not take it: it has too many parts. Divide it into several'
      : 'it could not be saved. Check your connection and import it again';
    const remark = `${file}: ${remedy}.`;
    return { kind: 'refused', remark: [remark] };
  }
  const kind = kindOf(result);
  const left = result.dropped.length > 0 ? [`Left out of ${file}: ${result.dropped.join(', ')}.`] : [];
  const change =
    kind === 'added'
      ? []
      : [`${file}: ${kind === 'replaced' ? 'its post was replaced' : 'it is the same as the stored post'}.`];
  return { kind, remark: [...change, ...left] };
}

/** @returns what was read by the time that it was stopped, and the pictures in the archives */
async function readPostFiles(
  files: readonly File[],
  { tell, signal }: Waiting,
): Promise<{ read: ReadFile[]; pictures: ReadonlyMap<string, ArchivedPicture> }> {
  // Importing is rare: its libraries are fetched when it happens. In one script with those of an export: the page's own names each.
  const [{ readMarkdown }, { explainSize, importBounds, readArchive, readPictures }, { startBudget, takeFromBudget }] =
    await Promise.all([
      import(/* webpackChunkName: "files" */ './read-markdown'),
      import(/* webpackChunkName: "files" */ './read-archive'),
      import(/* webpackChunkName: "files" */ './reading-budget'),
    ]);
  const budget = startBudget();
  const giveWay = createGiveWay();
  const read = async (file: string, bytes: Uint8Array): Promise<ReadFile> => {
    await giveWay();
    try {
      takeFromBudget(budget, 'bytes', bytes.length, file);
      const result = await readMarkdown(file, decodeText(file, bytes), budget, giveWay);
      if (documentSize(result.post) <= maxDocumentSize) return { file, ...result };
      return {
        file,
        reason: `${file}: it makes a post of more than 1 MB, which cannot be saved. Divide it into several`,
      };
    } catch (error) {
      return { file, reason: messageOf(error) };
    }
  };
  // One after the other: the result of one counts for the next, and all at once would be in memory.
  const results: ReadFile[] = [];
  const pictures = new Map<string, ArchivedPicture>();
  const isKnown = !files.some(isArchive);
  const tellCount = () => tell(`Reading ${results.length + 1}${isKnown ? ` of ${files.length}` : ''}`);
  for (const file of files) {
    if (signal.aborted) break;
    tellCount();
    const most = importBounds[isArchive(file) ? 'archive' : 'file'];
    if (file.size > most) {
      results.push({ file: file.name, reason: explainSize(file.name, most) });
      continue;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isArchive(file)) {
      results.push(await read(file.name, bytes));
      continue;
    }
    try {
      for await (const entry of readArchive(file.name, bytes)) {
        if (signal.aborted) break;
        tellCount();
        results.push(
          'reason' in entry ? { file: entry.name, reason: entry.reason } : await read(entry.name, entry.bytes),
        );
      }
      for (const [name, picture] of readPictures(file.name, bytes)) pictures.set(name, picture);
    } catch (error) {
      results.push({ file: file.name, reason: messageOf(error) });
    }
  }
  return { read: results, pictures };
}

const isArchive = ({ name }: File) => /\.zip$/i.test(name);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @throws {Error} when it is a file of another kind, such as a picture or a text in UTF-16 */
function decodeText(file: string, bytes: Uint8Array): string {
  const refuse = (cause?: unknown) =>
    new Error(`${file}: it is not a text file in UTF-8. Choose a Markdown file, or save it as UTF-8`, { cause });
  if (bytes.includes(0)) throw refuse();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw refuse(error);
  }
}
