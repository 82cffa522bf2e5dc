import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDefinition } from 'kit/contract/remote-definition';

const tests = join(import.meta.dirname, '../tests');

/** The parts of a remote's definition that are read: its pages, and the slots that it has or fills. */
type Pages = Pick<RemoteDefinition, 'name' | 'routes' | 'exposes'>;

/**
 * The browser tests that open pages of a remote, or pages of others that show a part of it, as a pattern for Playwright's `--grep`:
 * every test that names one of their addresses, and those over all pages that are called after one.
 * @param all the remotes of the site
 */
export function findTestsOf(remote: Pages, all: readonly Pages[]): string {
  const isFilled = (slot: string) => remote.exposes?.some((part) => part.slot === slot);
  const shown = all.flatMap(({ routes }) => routes.filter(({ slots }) => slots?.some(isFilled)));
  const paths = [...remote.routes, ...shown].flatMap(({ path, aliases = [] }) => [path, ...aliases]).map(toPattern);
  return [
    ...readdirSync(tests)
      .filter((file) => file.endsWith('.spec.ts'))
      .flatMap((file) => findNaming(file, paths)),
    ...paths.map((path) => ` ${path}([?#][^ ]*)?( |$)`),
  ].join('|');
}

/** The tests of a file that name one of the paths, each as a pattern. */
function findNaming(file: string, paths: readonly string[]): string[] {
  const source = readFileSync(join(tests, file), 'utf8');
  // A test with a checkout of its own is one of delivery; pages are only its material.
  if (/fresh-checkout'/.test(source)) return [];
  // The home page's address stands for the whole site as well, where it is not opened.
  const opened = paths.includes('/') ? [/(goto|openPage)\((\w+, )?'\/'/] : [];
  const named = paths.filter((path) => path !== '/').join('|');
  const naming = [...opened, ...(named ? [new RegExp(`['"\`}](${named})['"\`?#]`)] : [])];
  const isNamed = (text: string) => naming.some((pattern) => pattern.test(text.replaceAll(expectation, '')));
  return listTests(source, readBeside)
    .filter(({ title, text }) => !isCalledAfterPath(title) && !isOverAllPages(text) && isNamed(text))
    .map(
      ({ title }) =>
        `(^| )tests/${literal(file)} (.* )?${title
          .split(/\$\{[^}]*\}/)
          .map(literal)
          .join('.*')}$`,
    );
}

/** Where a link leads, and what the browser shows at the end, is no page that the test opens. */
const expectation = /^ *(await )?expect\b.*$/gm;

/** Tests over all pages are no single team's: the whole run has them, and so does a release before it is live. */
const isOverAllPages = (text: string) => /\b(listRoutes|listPages|selectTemplates)\(/.test(text);

/** One test for each page of a list; which of them are the remote's, their titles say. */
const isCalledAfterPath = (title: string) => /\$\{path\}/.test(title);

/**
 * The tests of a file, each with its title as it is written and all that it does: its own lines, what stands around it in its group
 * or loop, and the declarations of the file that these use.
 * @param readModule gives the source of a module that is imported from the same folder
 */
export function listTests(source: string, readModule: (name: string) => string): { title: string; text: string }[] {
  // Files are formatted, so a statement begins where a line does.
  const statements = source.split(/\n(?=[a-z])/);
  const declared = new Map<string, string>();
  for (const statement of statements) {
    const [, name] = /^(?:export )?(?:async )?(?:const|function|class) (\w+)/.exec(statement) ?? [];
    if (name !== undefined) declared.set(name, statement);
    const [, names, module] = /^import \{([^}]*)\} from '(\.\/[\w-]+)'/.exec(statement) ?? [];
    if (names === undefined || module === undefined) continue;
    for (const [imported] of names.matchAll(/\w+/g)) declared.set(imported, readModule(module));
  }
  const before = statements.filter((statement) => /^test\.(beforeEach|beforeAll)\(/.test(statement)).join('\n');
  return statements.flatMap((statement) => {
    const found = [...statement.matchAll(/^( *)test\(\s*(['"`])(.*?[^\\])\2,.*?(?:\n\1\}\);|\);$)/gms)];
    const around = found.reduce((rest, [own]) => rest.replace(own, ''), statement);
    const group = /test\.describe\(\s*(['"`])(.*?)\1/s.exec(around)?.[2] ?? '';
    return found.map(([own, , , title = '']) => ({
      title: isCalledAfterPath(group) ? `${group} ${title}` : title.replaceAll(/\\(.)/g, '$1'),
      text: withDeclared(`${own}\n${around}\n${before}`, declared),
    }));
  });
}

/** A text with every declaration that it uses, and that these use. */
function withDeclared(text: string, declared: ReadonlyMap<string, string>): string {
  const used = new Set([text]);
  for (const one of used)
    for (const [name] of one.matchAll(/\b[a-zA-Z]\w*\b/g)) {
      const declaration = declared.get(name);
      if (declaration !== undefined) used.add(declaration);
    }
  return [...used].join('\n');
}

const readBeside = (name: string) => readFileSync(join(tests, `${name}.ts`), 'utf8');

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** `/use-cases/:id` → `/use-cases/[^ ?/'"]+` */
const toPattern = (path: string) => path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^ ?/\'"`]+');
