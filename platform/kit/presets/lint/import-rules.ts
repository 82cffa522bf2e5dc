import { posix } from 'node:path';
import { nameCommand } from '../command-line/name-command';
import type { CheckoutPackage } from '../workspace/list-checkout-packages';
import type { ReadImport } from './read-imports';

/** May look into every package; nothing may import it. */
const browserTests = 'e2e';

/** The packages that one may import. A package that is new and no remote may import `kit` and `shared-config` alone. */
function importable(importer: string): readonly string[] {
  if (importer === 'kit') return [];
  if (['shared-config', 'blog-tool', 'delivery', 'server'].includes(importer)) return ['kit'];
  if (importer.startsWith('mfe-')) return ['kit', 'shared-config', 'shared-ui', 'blog-tool'];
  return rendersPages(`${importer}/`) ? ['kit', 'shared-config', 'shared-ui'] : ['kit', 'shared-config'];
}

/** @param file as an import names it */
const rendersPages = (file: string) => /^(mfe-[^/]*|shell|shared-ui|blog-tool|kit\/(page|host))\//.test(file);

/** May render a page's frame, which no page may. @param file as an import names it */
const isOfHost = (file: string) => /^(shell|kit\/host)\//.test(file);

/** Has the base path of the page that it stands in. @param file as an import names it */
const isOfPage = (file: string) => /^kit\/(page\/|media\/media-file$)/.test(file);

/** A test, or a `….test.setup.tsx` beside it. */
const isTest = (file: string) => /\.test\.([a-z]+\.)?tsx?$/.test(file);

/** The stores of documents and of pictures that tests run over: no test has a mock of them. */
const testStores = ['server/src/testing/test-documents', 'server/src/testing/test-pictures'];

/** Whether a file builds, tests or serves pages; everything else may reach a browser. @param file as an import names it */
const mayUsePresets = (file: string) =>
  /^(delivery|server|(kit|shared-config)\/presets)\//.test(file) || /\.config\.[jt]s$/.test(file) || isTest(file);

/** Reads the content of a remote while it is built; browsers get what it has read. @param file as an import names it */
const readsContent = (file: string) => /^mfe-[^/]+\/content\//.test(file);

/**
 * May import the readers of content: modules that are run while a package is built, its definition, what it publishes.
 * @param file as an import names it
 */
const mayReadContent = (file: string) =>
  readsContent(file) || /\.content\.ts$/.test(file) || /^[^/]+\/[^/]+\.ts$/.test(file) || isTest(file);

/** The facts of the checkout that the rules need. */
export type ImportEnvironment = {
  packages: readonly CheckoutPackage[];
  /** Names of the router that the shell shares with all remotes, and more that it has itself. */
  router: { shared: readonly string[]; ofShell: readonly string[] };
  /** Dependencies that the importing package declares. */
  declared: readonly string[];
  /** Whether the packages that all share are installed, in a repository of a team's own. */
  isInstalled?: boolean | undefined;
};

/**
 * Why a file may not import a module; nothing if it may.
 * @param file relative to the checkout, such as `mfe-pumps/src/page.tsx`
 */
export function refuseImport(
  file: string,
  { specifier, names }: Pick<ReadImport, 'specifier' | 'names'>,
  surroundings: ImportEnvironment,
): string | undefined {
  const { packages } = surroundings;
  const importing = nameAsImported(file, packages);
  const [importer = ''] = importing.split('/');
  if (importer === browserTests || (testStores.includes(specifier) && isTest(file))) return undefined;
  const isRelative = specifier.startsWith('.');
  const path = isRelative ? nameAsImported(posix.join(posix.dirname(file), specifier), packages) : specifier;
  const [imported = ''] = path.split('/');
  if (/^(kit|shared-config)\/presets\//.test(path) && !mayUsePresets(importing))
    return 'presets run in Node, while pages are built, tested or served';
  if (readsContent(path) && !mayReadContent(importing))
    return 'it reads files, which browsers do not have. Import it in a module whose name ends with .content.ts';
  if (isRelative && imported !== importer) return 'it lies outside of its package. Import another package by its name';
  if (path.startsWith('kit/host/') && !isOfHost(importing) && !isTest(file))
    return 'the host is the shell’s alone. What a page needs of it stands in kit/page';
  if (importer === 'server' && isOfPage(path))
    return 'it has the one base path of a page’s surroundings. The server hands on withBase, of the site that it serves';
  if (importer === 'kit' && !/^kit\/(page|host|presets)\//.test(importing) && /^react(-|\/|$)/.test(specifier))
    return 'it runs in delivery and in the server as well. What renders stands in kit/page or kit/host';
  if (rendersPages(importing) && !isTest(file)) {
    const refused =
      refuseStyles(importing, path) ??
      refuseRouterNames(importing, specifier, names, surroundings) ??
      refuseUndeclared(importer, specifier, surroundings, readsContent(importing));
    if (refused !== undefined) return refused;
  }
  const isPackage = packages.some(({ name }) => name === imported);
  if (imported === importer || !isPackage || importable(importer).includes(imported)) return undefined;
  return `${importer} may import ${importable(importer).join(' and ') || 'no other package'}`;
}

/** A file as another package imports it: the name of its package, and its path in there. */
function nameAsImported(file: string, packages: readonly CheckoutPackage[]): string {
  const own = packages.find(({ folder }) => file.startsWith(`${folder}/`));
  return own === undefined ? file : own.name + file.slice(own.folder.length);
}

/** The shell, and a page on an origin of its own, have styles for the whole document. */
function refuseStyles(file: string, path: string): string | undefined {
  if (!path.endsWith('.css') || path.endsWith('.module.css') || /^(shell\/|[^/]+\/src\/standalone\/)/.test(file))
    return undefined;
  return 'a stylesheet that is no CSS Module applies to every page of the site. Name it ….module.css';
}

/** Another name builds, and is `undefined` when the code runs. */
function refuseRouterNames(
  file: string,
  specifier: string,
  names: readonly string[],
  { router }: ImportEnvironment,
): string | undefined {
  if (specifier !== 'react-router-dom') return undefined;
  const known = [...router.shared, ...(isOfHost(file) ? router.ofShell : [])];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  return `${unknown.join(', ')} is not among the names that the shell shares. Use one of ${router.shared.join(', ')}, or add it to platform/kit/presets/federation/router-web.ts`;
}

/** A module that another package has installed is found by chance. */
function refuseUndeclared(
  importer: string,
  specifier: string,
  { packages, declared, isInstalled }: ImportEnvironment,
  isOfNode: boolean,
): string | undefined {
  const [scope = '', name] = specifier.split('/');
  const wanted = scope.startsWith('@') && name ? `${scope}/${name}` : scope;
  // The rules of the border between packages say more of one of them.
  if (specifier.startsWith('node:') && isOfNode) return undefined;
  if (specifier.startsWith('.') || packages.some(({ name: one }) => one === wanted) || declared.includes(wanted))
    return undefined;
  if (isInstalled) return `package.json does not declare ${wanted}. Run "npm install ${wanted}"`;
  return `${importer}/package.json does not declare ${wanted}. Add it there, with its version, or "catalog:" where pnpm-workspace.yaml names it, and run "${nameCommand('install')}"`;
}
