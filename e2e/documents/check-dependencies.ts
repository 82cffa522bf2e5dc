import { type Checkout, findIf, matchAll } from './checkout';

const page = 'docs/dependencies.md';

/** Every dependency of the catalog has one line that says why it is there, and no line is left of one that is gone. */
export function checkDependencies({ read }: Checkout): string[] {
  const catalog = /^catalog:\n(?: .*\n)+/m.exec(read('pnpm-workspace.yaml'))?.[0] ?? '';
  const dependencies = matchAll(catalog, /^ {2}"?([^":\n]+)"?:/gm).map(({ match }) => match);
  const [reasons = ''] = read(page).split('## Own code');
  const explained = matchAll(reasons, /^\| (`.*?) +\|/gm).flatMap(({ match, line }) =>
    match.split(', ').map((name) => ({ name: name.replaceAll('`', ''), line })),
  );
  const isMeant = (name: string, dependency: string) =>
    name.endsWith('/*') ? dependency.startsWith(name.slice(0, -1)) : name === dependency;
  return [
    ...dependencies.flatMap((dependency) => {
      const lines = explained.filter(({ name }) => isMeant(name, dependency));
      return findIf(lines.length !== 1, page, lines[1]?.line ?? 1, `${lines.length} lines are about ${dependency}`);
    }),
    ...explained.flatMap(({ name, line }) =>
      findIf(!dependencies.some((one) => isMeant(name, one)), page, line, `the catalog has no ${name}`),
    ),
  ];
}
