import { createRequire } from 'node:module';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { UsageError } from 'shared-config/presets/command-line/usage-error';
import { chooseSites } from '../notes/choose-sites';
import { compareSites } from '../notes/compare-sites';
import { describeNotes } from '../notes/describe-notes';
import { diffReleases } from '../releases/diff-releases';
import { findVersion } from '../releases/find-version';
import { readRelease } from '../releases/read-release';
import type { Workspace } from '../workspace';

const require = createRequire(import.meta.url);

/** `diff` */
export const command = defineCommand({
  summary:
    'release notes of two composed sites ([before] [after]; the live one and the one before it when absent), or what differs between two versions (<remote> <before> <after>)',
  arguments: { what: 'many' },
  options: {
    page: { value: 'file', summary: 'write the notes as a page as well, with pictures where a browser is found' },
    'no-browser': { summary: 'a page without pictures' },
  },
  run: async ({ what, page, 'no-browser': skipsBrowser }, workspace: Workspace) => {
    const [remote, before, after, ...others] = what;
    if (others.length > 0) throw new UsageError('diff', `"${others.join(' ')}" is more than it takes`, 'See --help');
    if (remote !== undefined && before !== undefined && after !== undefined) {
      const read = async (version: string) =>
        readRelease(workspace, remote, await findVersion(workspace, remote, version));
      if (page !== undefined) throw new UsageError('diff', '--page is for composed sites', 'Name two of them, or none');
      const lines = diffReleases(await read(before), await read(after));
      return { data: lines, lines: lines.length > 0 ? lines : ['No difference'] };
    }
    const notes = await compareSites(workspace, await chooseSites(workspace, remote, before));
    if (page === undefined) return { data: notes, lines: describeNotes(notes) };
    // Loaded only here: the driver of the browser takes longer to load than two sites to compare.
    const { writeNotesPage }: typeof import('../notes/write-notes-page') = require('../notes/write-notes-page.ts');
    const { file, warnings } = await writeNotesPage(workspace, notes, { place: page, skipsBrowser });
    return { data: { ...notes, file }, lines: [...describeNotes(notes), '', `Written to ${file}`], warnings };
  },
});
