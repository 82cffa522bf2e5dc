import { type Checkout, findIf, matchAll } from './checkout';

const folder = 'docs/decisions/';
const index = `${folder}README.md`;

/** Decisions have one form, a number of their own and a line in the index; there are at most 40, each of at most 60 lines. */
export function checkDecisions({ paths, read }: Checkout): string[] {
  const decisions = paths.filter((path) => path.startsWith(folder) && path !== index);
  const entries = matchAll(read(index), /^- \[(.+)\]\((.+)\)$/gm);
  return [
    ...findIf(decisions.length > 40, index, 1, 'there are more than 40'),
    ...decisions.flatMap((path, position) => {
      const text = read(path);
      const lines = text.split('\n');
      const name = path.slice(folder.length);
      const number = name.slice(0, 4);
      const listed = entries.filter(({ other }) => other === name);
      const isTaken = decisions.slice(0, position).some((other) => other.startsWith(folder + number));
      return [
        ...findIf(!/^\d{4}(-[a-z0-9]+)+\.md$/.test(name), path, 1, 'its name is no number with words'),
        ...findIf(isTaken, path, 1, 'another decision has its number'),
        ...findIf(listed.length !== 1, index, 1, `it lists ${name} ${listed.length} times`),
        ...listed.flatMap(({ match, line }) =>
          findIf(!text.startsWith(`# ${match}\n`), index, line, `it is not the title of ${name}`),
        ),
        ...findIf(!formOf(number).test(text), path, 1, 'it is not title, date, Context, Decision, Consequences'),
        ...findIf(lines.length > 60, path, 61, 'it is too long'),
        ...lines.flatMap((line, at) => findIf(line.length > 120, path, at + 1, 'it is too wide')),
      ];
    }),
  ];
}

const formOf = (number: string) =>
  new RegExp(
    String.raw`^# ${number} \S.*\n\n\d{4}-\d\d-\d\d\. Accepted\.\n\n\*\*Context\.\*\*[^]*\n\*\*Decision\.\*\*[^]*\n\*\*Consequences\.\*\*`,
  );
