import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { listCheckoutPackages } from '../workspace/list-checkout-packages';
import { type ImportEnvironment, refuseImport } from './import-rules';
import { type ReadImport, readImports } from './read-imports';

/** The outcome of looking at the imports of some packages. */
export type ImportFindings = {
  /** How many files were read. */
  files: number;
  /** A line for each import that is refused, or file that does not parse: file, line, module, reason and remedy. */
  refused: string[];
};

/**
 * Looks at the imports of packages.
 * @param root the checkout
 * @param only folders of packages; all when absent
 */
export function findRefusedImports(root: string, only?: readonly string[]): ImportFindings {
  const packages = listCheckoutPackages(root);
  // In a repository of its own, a remote has them installed: its package.json is that of the repository.
  const isInstalled = existsSync(join(root, 'node_modules/kit'));
  const installed = isInstalled ? [...declaredPackages(root), ...sharedWithTheSite(root)] : [];
  const router = { shared: exportedNames('router-web.ts'), ofShell: exportedNames('router-node.ts') };
  const findings: ImportFindings = { files: 0, refused: [] };
  for (const folder of only ?? packages.map((one) => one.folder)) {
    if (isSite(join(root, folder))) {
      const { files, refused } = findRefusedImports(join(root, folder), listFolders(join(root, folder)));
      findings.files += files;
      findings.refused.push(...refused.map((line) => `${folder}/${line}`));
      continue;
    }
    const declared = isInstalled ? installed : declaredPackages(join(root, folder));
    const surroundings = { packages, router, declared, isInstalled };
    for (const file of sources(root, folder)) {
      findings.files += 1;
      findings.refused.push(...refusedIn(root, file, surroundings));
    }
  }
  return findings;
}

/** Another company's site among the packages of the checkout has packages of its own: the rules hold within it. */
const isSite = (folder: string) => existsSync(join(folder, 'shell'));

const listFolders = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(shell|shared-config|shared-ui|mfe-.*)$/.test(entry.name))
    .map(({ name }) => name);

function refusedIn(root: string, file: string, surroundings: ImportEnvironment): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  let imports: ReadImport[];
  try {
    imports = readImports(file, text);
  } catch (error) {
    return [explainUnreadable(file, error)];
  }
  return imports.flatMap((one) => {
    const reason = refuseImport(file, one, surroundings);
    return reason === undefined ? [] : [`${file}:${one.line}: it may not import '${one.specifier}': ${reason}`];
  });
}

/** A file that does not parse, with line and reason; the parser goes on with an excerpt and with its own stack. */
function explainUnreadable(file: string, error: unknown): string {
  const message = String(error);
  const [, line = '1'] = /\[(\d+):\d+\]/.exec(message) ?? [];
  // Never slow: what the parser says of a file of this checkout.
  const [, reason = message] = /^(?:Error: )?\s*[x×] (.+)$/m.exec(message) ?? [];
  return `${file}:${line}: it does not parse: ${reason}`;
}

/** Scripts and stylesheets of a folder, relative to the checkout. */
function sources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(root, path);
    return /\.([cm]?[jt]sx?|css)$/.test(entry.name) ? [path] : [];
  });
}

/** The named exports of the shared router of a target. */
function exportedNames(file: string): string[] {
  const path = join(import.meta.dirname, '../federation', file);
  return readImports(file, readFileSync(path, 'utf8')).flatMap(({ names }) => names.filter((name) => name !== '*'));
}

/** A package of which the site has one version comes with the kit, at that version. */
const sharedWithTheSite = (root: string) => declaredPackages(join(root, 'node_modules/kit'));

const packageSchema = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  devDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

function declaredPackages(folder: string): string[] {
  const { dependencies, devDependencies } = v.parse(
    packageSchema,
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  return Object.keys({ ...dependencies, ...devDependencies });
}
