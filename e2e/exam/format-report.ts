import { cellHeads, formatCells } from './format-cells';
import { type ExamResults, type ScenarioResult, unmetIn } from './results';

/** The exam as it is printed on a terminal: a verdict for each scenario and site, and what was not met. */
export function formatLines({ sites, scenarios }: ExamResults): string[] {
  const width = Math.max(...sites.map(({ name }) => name.length)) + 2;
  return scenarios.flatMap(({ title, outcomes }) => [
    title,
    ...outcomes.map((outcome, index) => `  ${`${sites[index]?.name}`.padEnd(width)}${formatVerdict(unmetIn(outcome))}`),
  ]);
}

const formatVerdict = (unmet: readonly string[]) => (unmet.length === 0 ? 'holds' : `fails: ${unmet.join('; ')}`);

/** The exam as a page of the documentation. @param software what it ran on, such as `Chromium 150` */
export function formatReport(results: ExamResults, software: readonly string[]): string {
  const { sites, scenarios } = results;
  return `# Failure exam

The four worst complaints about module federation, as things that happen to a site, with what a visitor then meets.

\`\`\`sh
npx -y pnpm@12 exam   # builds and serves the sites in temporary folders, and writes this page
\`\`\`

${sites.map(({ name, description }) => `- **${name}**: ${description}`).join('\n')}

All have the same two remotes, with the same pages: a heading that names the release, a field, a button that counts, a link. In ${software.join(', with ')} a visitor opens a page,
types into the field while the scripts are still on their way, and when the page has come to rest presses the button and follows the link. What is not met of what a visitor
may demand stands in the last column; an empty cell there is a pass.

${formatTable(
  ['', ...sites.map(({ name }) => name)],
  scenarios.map(({ title, outcomes }) => [
    title,
    ...outcomes.map((one) => (unmetIn(one).length === 0 ? 'holds' : 'fails')),
  ]),
)}
${scenarios.map((scenario) => formatScenario(scenario, results)).join('')}`;
}

function formatScenario({ title, event, complaints, outcomes }: ScenarioResult, { sites }: ExamResults): string {
  const rows = outcomes.flatMap(({ observations }, index) =>
    observations.map((observation) => [sites[index]?.name ?? '', ...formatCells(observation)]),
  );
  const said = outcomes.flatMap(({ said: text }, index) =>
    text === undefined ? [] : [`\nThe command of ${sites[index]?.name} said:\n\n\`\`\`\n${text}\n\`\`\`\n`],
  );
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
