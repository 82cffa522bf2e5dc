import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { plainPalette } from 'kit/contract/palette';
import { readDefinitionIn } from '../compose/plan/read-site-definition';
import { writeAtomically } from '../files/write-atomically';
import type { Workspace } from '../workspace';
import type { SiteNotes } from './compare-sites';
import { drawNotes } from './draw-notes';
import { takePictures } from './take-pictures';

/**
 * Writes release notes as one page, with pictures of the changed pages where a browser is found.
 * @param settings `place`: the file, or a folder for it
 * @returns the file, and what its page does without
 */
export async function writeNotesPage(
  workspace: Workspace,
  notes: SiteNotes,
  { place, skipsBrowser }: { place: string; skipsBrowser: boolean },
): Promise<{ file: string; warnings: string[] }> {
  const { pictures, warnings } = skipsBrowser
    ? { pictures: new Map(), warnings: [] }
    : await takePictures(workspace, notes);
  const named = resolve(place);
  const isFolder = statSync(named, { throwIfNoEntry: false })?.isDirectory() ?? /[\\/]$/.test(place);
  const file = isFolder ? join(named, `release-notes-${notes.before}-${notes.after}.html`) : named;
  await mkdir(dirname(file), { recursive: true });
  const site = (await readDefinitionIn(join(workspace.sites, notes.after))) ?? { name: 'Site', palette: plainPalette };
  const html = drawNotes(notes, pictures, site);
  await writeAtomically(file, (temporary) => writeFile(temporary, html));
  return { file, warnings };
}
