import { type Checkout, finding, matchAll } from './checkout';

const folder = 'docs/decisions/';
const index = `${folder}README.md`;
const maxDecisions = 40;
const maxLines = 60;
const maxWidth = 120;

/** Decisions have one form, a number of their own and a line in the index. */
export function checkDecisions({ paths, read }: Checkout): string[] {
  const decisions = paths
    .filter((path) => path.startsWith(folder) && path !== index)
    .map((path) => ({ path, name: path.replace(folder, ''), text: read(path) }));
  const many = decisions.length > maxDecisions ? [finding(index, 1, `there are more than ${maxDecisions}`)] : [];
  const entries = matchAll(read(index), /^- \[(.+)\]\((.+)\)$/gm);
  return [
    ...many,
    ...decisions.flatMap(({ path, name, text }, position) => {
      const isTaken = decisions.slice(0, position).some((other) => other.name.slice(0, 4) === name.slice(0, 4));
      const listed = entries.filter(({ match }) => match[2] === name);
      return [
        ...(isTaken ? [finding(path, 1, 'another decision has its number')] : []),
        ...(listed.length === 1 ? [] : [finding(index, 1, `it lists ${name} ${listed.length} times`)]),
        ...listed
          .filter(({ match }) => !text.startsWith(`# ${match[1]}\n`))
          .map(({ line }) => finding(index, line, `it is not the title of ${name}`)),
        ...checkForm(path, name, text),
      ];
    }),
  ];
}

function checkForm(path: string, name: string, text: string): string[] {
  const lines = text.split('\n');
  const opening = [
    new RegExp(`^# ${name.slice(0, 4)} \\S`),
    /^$/,
    /^\d{4}-\d\d-\d\d\. Accepted\.$/,
    /^$/,
    /^\*\*Context\.\*\*/,
  ];
  const parts = matchAll(text, /^\*\*(.+?)\.\*\*/gm).map(({ match }) => match[1]);
  return [
    ...(/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(name) ? [] : [finding(path, 1, 'its name is no number with words')]),
    ...opening.flatMap((pattern, at) =>
      pattern.test(lines[at] ?? '') ? [] : [finding(path, at + 1, `no ${pattern}`)],
    ),
    ...(parts.join() === 'Context,Decision,Consequences' ? [] : [finding(path, 1, `its parts are ${parts}`)]),
    ...(lines.length > maxLines ? [finding(path, maxLines + 1, `it is longer than ${maxLines} lines`)] : []),
    ...lines.flatMap((line, at) =>
      line.length > maxWidth ? [finding(path, at + 1, `it is wider than ${maxWidth} characters`)] : [],
    ),
  ];
}
