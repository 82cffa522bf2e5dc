import { type Checkout, finding, matchAll } from './checkout';

const page = 'docs/dependencies.md';
const workspace = 'pnpm-workspace.yaml';

/** Every dependency of the catalog has one line that says why it is there, and no line is left of one that is gone. */
export function checkDependencies({ read }: Checkout): string[] {
  const catalog = /^catalog:\n(?: .*\n)+/m.exec(read(workspace))?.[0] ?? '';
  const dependencies = matchAll(catalog, /^ {2}"?([^":\n]+)"?:/gm).map(({ match }) => `${match[1]}`);
  const [reasons = ''] = read(page).split('## Own code');
  const explained = matchAll(reasons, /^\| (`.*?) +\|/gm).flatMap(({ match: [, cell = ''], line }) =>
    cell.split(', ').map((name) => ({ name: name.replaceAll('`', ''), line })),
  );
  const isMeant = (name: string, dependency: string) =>
    name.endsWith('/*') ? dependency.startsWith(name.slice(0, -1)) : name === dependency;
  return [
    ...dependencies
      .map((dependency) => ({ dependency, lines: explained.filter(({ name }) => isMeant(name, dependency)) }))
      .filter(({ lines }) => lines.length !== 1)
      .map(({ dependency, lines }) =>
        finding(page, lines[1]?.line ?? 1, `${lines.length} lines are about ${dependency}`),
      ),
    ...explained
      .filter(({ name }) => !dependencies.some((dependency) => isMeant(name, dependency)))
      .map(({ name, line }) => finding(page, line, `${name} is not in the catalog of ${workspace}`)),
  ];
}
