import { cellHeads, formatCells } from './format-cells';
import type { Observation } from './judge';
import { type ExaminedSite, type ExamResults, unmetIn } from './results';

/** The exam as it is printed on a terminal: a verdict for each scenario and site, and what was not met. */
export function formatLines({ sites, scenarios }: ExamResults): string[] {
  const width = Math.max(...sites.map(({ name }) => name.length)) + 2;
  return scenarios.flatMap(({ title }, index) => [
    title,
    ...sites.map((site) => `  ${site.name.padEnd(width)}${formatVerdict(site, index)}`),
  ]);
}

function formatVerdict(site: ExaminedSite, scenario: number): string {
  const unmet = unmetIn(observationsOf(site, scenario));
  return unmet.length === 0 ? 'holds' : `fails: ${unmet.join('; ')}`;
}

const observationsOf = ({ outcomes }: ExaminedSite, scenario: number): readonly Observation[] =>
  outcomes[scenario]?.observations ?? [];

/** The exam as a page of the documentation. @param software what it ran on, such as `Chromium 150` */
export function formatReport(results: ExamResults, software: readonly string[]): string {
  const { sites, scenarios } = results;
  return `# Failure exam

The four worst complaints about module federation, as things that happen to a site, with what a visitor then meets.

\`\`\`sh
npx -y pnpm@12 exam   # builds and serves the sites in temporary folders, and writes this page
\`\`\`

${sites.map(({ name, description }) => `- **${name}**: ${description}`).join('\n')}

All have the same two remotes, with the same pages: a heading that names the release, a field, a button that counts, a link.
In ${software.join(', with ')} a visitor opens a page, types into the field while the scripts are still on their way, and
when the page has come to rest presses the button and follows the link. The last column says which of a visitor's demands were not
met; a page that meets all of them has nothing there. A site holds when all of its pages do.

${formatTable(
  ['', ...sites.map(({ name }) => name)],
  scenarios.map(({ title }, index) => [
    title,
    ...sites.map((site) => (unmetIn(observationsOf(site, index)).length === 0 ? 'holds' : 'fails')),
  ]),
)}${scenarios.map((scenario, index) => formatScenario(scenario, sites, index)).join('')}`;
}

function formatScenario(
  { title, event, complaints }: ExamResults['scenarios'][number],
  sites: readonly ExaminedSite[],
  index: number,
): string {
  const rows = sites.flatMap((site) =>
    observationsOf(site, index).map((observation) => [site.name, ...formatCells(observation)]),
  );
  const said = sites.flatMap(({ name, outcomes }) => {
    const text = outcomes[index]?.said;
    return text === undefined ? [] : [`\nThe command of ${name} said:\n\n\`\`\`\n${text}\n\`\`\`\n`];
  });
  return `
## ${title}

${event}

Complained of in ${complaints.map(formatComplaint).join(', ')}.

${formatTable(['site', ...cellHeads], rows)}${said.join('')}`;
}

/** `https://github.com/webpack/webpack/issues/1` → `[webpack/webpack#1](…)`. */
const formatComplaint = (address: string) =>
  `[${address.replace('https://github.com/', '').replace('/issues/', '#')}](${address})`;

/** A table of Markdown, its columns as wide as their widest cell, as the formatter of this project's documents has them. */
function formatTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [heads, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = heads.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  const [head = [], ...body] = cells;
  return line(head) + line(widths.map((width) => '-'.repeat(width))) + body.map(line).join('');
}
