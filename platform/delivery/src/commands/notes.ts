import { createRequire } from 'node:module';
import { defineCommand } from 'kit/presets/command-line/command';
import { UsageError } from 'kit/presets/command-line/usage-error';
import { chooseEnvironment, environmentOption } from '../environments/choose-environment';
import { chooseSites, requireLiveSite } from '../notes/choose-sites';
import { compareSites } from '../notes/compare-sites';
import { describeNotes } from '../notes/describe-notes';
import type { Workspace } from '../workspace';

const require = createRequire(import.meta.url);

/** How release notes are asked for. */
export const notesOptions = {
  to: environmentOption,
  from: { value: 'environment', summary: 'the environment whose live site is the one before' },
  page: { value: 'file', summary: 'write the notes as a page as well, with pictures where a browser is found' },
  'no-browser': { summary: 'with --page: a page without pictures' },
} as const;

/** What release notes are wanted. */
type NotesCall = {
  before: string | undefined;
  after: string | undefined;
  to: string | undefined;
  from: string | undefined;
  page: string | undefined;
  'no-browser': boolean;
};

/** `notes` */
export const command = defineCommand({
  summary: 'release notes of two composed sites; of the live one and the one before it, when absent',
  arguments: { before: 'optional', after: 'optional' },
  options: notesOptions,
  run: (call, checkout: Workspace) => tellNotes('notes', call, checkout),
});

/** Tells what readers see otherwise in one site than in another. @param name of the command */
export async function tellNotes(
  name: string,
  { before, after, to, from, page, 'no-browser': skipsBrowser }: NotesCall,
  checkout: Workspace,
): Promise<{ lines: string[]; data: unknown; warnings?: readonly string[] }> {
  if (page === undefined && skipsBrowser)
    throw new UsageError(name, '--no-browser is for the page of --page', 'Name a file, or leave it out');
  if (from !== undefined && before !== undefined)
    throw new UsageError(name, `"${before}" and --from are both the site before`, 'Name one of them');
  const workspace = await chooseEnvironment(checkout, to);
  const earlier = from === undefined ? before : await requireLiveSite(await chooseEnvironment(checkout, from));
  const notes = await compareSites(workspace, await chooseSites(workspace, earlier, after));
  if (page === undefined) return { data: notes, lines: describeNotes(notes) };
  // Loaded only here: the driver of the browser takes longer to load than two sites to compare.
  const { writeNotesPage }: typeof import('../notes/write-notes-page') = require('../notes/write-notes-page.ts');
  const { file, warnings } = await writeNotesPage(workspace, notes, { place: page, skipsBrowser });
  return { data: { ...notes, file }, lines: [...describeNotes(notes), '', `Written to ${file}`], warnings };
}
