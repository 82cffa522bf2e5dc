import { readFileSync, statSync, utimesSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenPage } from 'kit/page/menus/menu-places';
import * as v from 'valibot';
import { readOnly } from '../../files/durable-files';
import { compressedSuffixes, precompress } from '../../files/precompress';
import { writeAtomically } from '../../files/write-atomically';
import type { Workspace } from '../../workspace';
import { type PageText, readingVersion } from '../search/read-page-text';

/** A page that was rendered: its file, with the compressed forms beside it, and whether search engines list it. */
export type StoredPage = Pick<OpenPage, 'places'> & {
  file: string;
  isListed: boolean;
  /** Whether it may take its time to be compressed (render-pages.ts). */
  isFirst: boolean;
  /** File with the text of the page, for the search; that of a page which search engines do not list is empty. */
  text: string;
};

/** Written last of a page: the sizes of its files, so that one that was cut short by a power failure, or edited, is noticed. */
const descriptionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    isListed: v.boolean(),
    isFirst: v.boolean(),
    places: v.array(v.object({ menu: v.string(), at: v.number() })),
    sizes: v.array(v.number()),
    textSize: v.number(),
    readingVersion: v.literal(readingVersion),
  }),
);

/** The files of a page; sites link them. */
function filesOf({ cache }: Workspace, digest: string) {
  const folder = join(cache, 'pages', digest);
  const inFolder = (name: string) => join(folder, name);
  return { folder, file: inFolder('page.html'), text: inFolder('text.json'), description: inFolder('page.json') };
}

/** A page that was rendered before, if it is there as it was written. @param digest of the inputs of its rendering */
export function findStoredPage(workspace: Workspace, digest: string): StoredPage | undefined {
  const { folder, file, text, description } = filesOf(workspace, digest);
  const described = statSync(description, { throwIfNoEntry: false });
  if (!described) return undefined;
  const { success, output } = v.safeParse(descriptionSchema, readFileSync(description, 'utf8'));
  if (!success) return undefined;
  const isWhole = (path: string, size: number | undefined) => {
    const found = statSync(path, { throwIfNoEntry: false });
    return found !== undefined && found.size === size && found.mtimeMs <= described.mtimeMs;
  };
  const { sizes, textSize, isListed, isFirst, places } = output;
  if (!['', ...compressedSuffixes].every((suffix, at) => isWhole(file + suffix, sizes[at]))) return undefined;
  if (!isWhole(text, textSize)) return undefined;
  // Pages that are not used for long are pruned.
  const now = new Date();
  utimesSync(folder, now, now);
  return { file, isListed, isFirst, places, text };
}

/** Bytes of HTML from which a page is large, and to which: beyond, it is far from its budget, and would take longer. */
const largePage = { from: 90_000, to: 150_000 };

/**
 * Writes a page with its compressed forms into the store; its former files are replaced one by one.
 * @param page its HTML, and what is known of it; `isFirst` if it may take its time (render-pages.ts)
 */
export async function storePage(
  workspace: Workspace,
  digest: string,
  {
    html,
    places,
    isListed,
    isFirst,
    text,
  }: OpenPage & Pick<StoredPage, 'isListed' | 'isFirst'> & { text: PageText | undefined },
): Promise<StoredPage> {
  const files = filesOf(workspace, digest);
  const { folder, file, description } = files;
  await mkdir(folder, { recursive: true });
  const bytes = Buffer.from(html);
  // The largest pages are near their budget (byte-budget.ts): a few may take 0.1 s each.
  const isLarge = isFirst && bytes.length > largePage.from && bytes.length <= largePage.to;
  const effort = isLarge ? 'once' : 'each-time';
  const forms = [{ suffix: '', bytes }, ...(await precompress(file, bytes, effort))];
  const write = (path: string, content: Buffer | string) =>
    writeAtomically(path, (temporary) => writeFile(temporary, content, { mode: readOnly }));
  for (const form of forms) await write(file + form.suffix, form.bytes);
  const said = Buffer.from(text ? JSON.stringify(text) : '');
  await write(files.text, said);
  const sizes = forms.map((form) => form.bytes.length);
  const known = { isListed, isFirst, places };
  await write(description, JSON.stringify({ ...known, sizes, textSize: said.length, readingVersion }));
  return { ...known, file, text: files.text };
}
