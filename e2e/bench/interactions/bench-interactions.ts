import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { showProgress } from 'kit/presets/command-line/progress';
import { parseCounts } from 'kit/presets/command-line/read-counts';
import { launchBrowser } from '../../harness/launch-browser';
import { composedSite, composeLatest, startSiteServer } from '../../harness/site-server';
import type { Measured } from '../statistics';
import { benchVisitors } from './bench-visitors';
import { benchEditor } from './editor/bench-editor';
import { formatEditorTable } from './editor/report';
import { benchSearch } from './search/bench-search';

// How long visitors of the pages, those who type into the search, and writers in the blog tool wait, on a processor four times slower:
// npx -y pnpm@12 bench:interactions [rounds] [--only visitors|search|editor]. The editor in at least two rounds is written to
// docs/benchmarks/editor.md. It exits with 1 when a limit is exceeded.

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const parts = ['visitors', 'search', 'editor'].filter((part) => (values.only ?? part) === part);
if (parts.length === 0) throw new Error(`--only ${values.only}: there are visitors, search and editor`);
const roundsOf = (usual: number) => parseCounts(positionals, { rounds: usual }).rounds;
const rounds = { visitors: roundsOf(10), search: roundsOf(3), editor: roundsOf(2) };

const reportProgress = showProgress();
composeLatest();
const server = await startSiteServer(composedSite());
const browser = await launchBrowser();
try {
  if (parts.includes('visitors')) {
    const report = (round: number) => reportProgress('rounds', round, rounds.visitors);
    print(await benchVisitors(browser, server.address, rounds.visitors, report));
  }
  if (parts.includes('search')) {
    const report = (round: number) => reportProgress('rounds of the search', round, rounds.search);
    print(await benchSearch(browser, server.address, rounds.search, report));
  }
  if (parts.includes('editor')) {
    const report = (round: number) => reportProgress('rounds of the editor', round, rounds.editor);
    const table = formatEditorTable(await benchEditor(browser, server.address, rounds.editor, report));
    print(table);
    if (rounds.editor >= 2) writeReport(table.lines);
  }
} finally {
  await browser.close();
  await server.stop();
}

function print({ lines, holds }: Measured): void {
  console.log(lines.join('\n'));
  if (!holds) process.exitCode = 1;
}

function writeReport(table: readonly string[]): void {
  const text = `# Typing in a long post

Written by \`npx -y pnpm@12 bench:interactions ${rounds.editor} --only editor\` on ${new Date().toISOString().slice(0, 10)} with Chromium ${browser.version()} on ${availableParallelism()} cores: the blog tool, with its preview beside the form, and Tiptap alone with its starter kit, opened in turn with the same words. A processor four times slower; ${rounds.editor} rounds.

Each figure is from a key in the middle of the post to the next paint, in ms: of half of the keys at most (p50), and of 95 in 100 (p95). A steady hand types 75 words a minute; bursts are eight keys at twice that pace, with a rest behind them.

${table.join('\n')}

What exceeds its limit is bold.
`;
  writeFileSync(resolve(import.meta.dirname, '../../../docs/benchmarks/editor.md'), text);
}
