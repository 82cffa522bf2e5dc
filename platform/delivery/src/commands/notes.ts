import { createRequire } from 'node:module';
import { defineCommand } from 'kit/presets/command-line/command';
import { UsageError } from 'kit/presets/command-line/usage-error';
import { chooseEnvironment, environmentOption } from '../environments/choose-environment';
import { chooseSites, requireLiveSite } from '../notes/choose-sites';
import { compareSites } from '../notes/compare-sites';
import { describeNotes } from '../notes/describe-notes';
import { writeNotesPage } from '../notes/write-notes-page';
import type { Workspace } from '../workspace';

const require = createRequire(import.meta.url);

/** `notes` */
export const command = defineCommand({
  summary: 'release notes of two composed sites; of the live one and the one before it, when absent',
  arguments: { before: 'optional', after: 'optional' },
  options: {
    to: environmentOption,
    from: { value: 'environment', summary: 'the environment whose live site is the one before' },
    page: { value: 'file', summary: 'write the notes as a page as well, with pictures where a browser is found' },
    'no-browser': { summary: 'with --page: a page without pictures' },
  },
  run: async ({ before, after, to, from, page, 'no-browser': skipsBrowser }, checkout: Workspace) => {
    if (from !== undefined && before !== undefined)
      throw new UsageError('notes', `"${before}" and --from are both the site before`, 'Name one of them');
    const workspace = await chooseEnvironment(checkout, to);
    const earlier = from === undefined ? before : await requireLiveSite(await chooseEnvironment(checkout, from));
    const notes = await compareSites(workspace, await chooseSites(workspace, earlier, after));
    const lines = describeNotes(notes);
    if (page === undefined) return { data: notes, lines };
    // Loaded only here: the driver of the browser takes longer to load than two sites to compare.
    const { takePictures }: typeof import('../notes/take-pictures') = require('../notes/take-pictures.ts');
    const { taken, warnings } = skipsBrowser ? { taken: [] } : await takePictures(workspace, notes);
    const file = await writeNotesPage(notes, taken, page);
    return { data: { ...notes, file }, lines: [...lines, '', `Written to ${file}`], warnings };
  },
});
