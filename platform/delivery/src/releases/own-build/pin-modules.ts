import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { federationName } from 'kit/contract/remote-name';
import { hashIntegrity } from '../../files/integrity';
import { listFiles } from '../../files/list-files';
import type { ExposeFiles, PackageBuild } from '../package-build';
import { refuseBuild } from './refuse-build';

/** A module of a build: its hash, and the modules that it imports before it runs. */
type PinnedModule = { integrity: string; imports: string[] };

/**
 * Makes a build of ES modules one that the shell loads like any other, every script with its hash: an import has no place for
 * one. A script becomes the entry that has the hashes of all modules (module-entry.js), and each `import()` a call of it.
 * @param web folder of the build, whose modules are written anew
 * @param entry its module that exports the container
 * @throws {DeliveryError} for a module that a browser would fetch without a hash, or does not find.
 */
export async function pinModules(
  web: string,
  name: string,
  entry: string,
  exposes: Record<string, ExposeFiles>,
): Promise<Pick<PackageBuild, 'webEntry' | 'exposes'>> {
  await init;
  const files = listFiles(web).filter((file) => file.endsWith('.js'));
  const sources = new Map<string, string>();
  for (const file of files) sources.set(file, await readFile(join(web, file), 'utf8'));
  // Two versions of a remote may be in one tab.
  const digest = createHash('sha256')
    .update(JSON.stringify([...sources]))
    .digest('hex')
    .slice(0, 8);
  const load = `${federationName(name)}:${digest}`;
  const modules: Record<string, PinnedModule> = {};
  for (const [file, source] of sources) {
    const { code, imports } = pinImports(source, { subject: `${name}/dist/web/${file}`, file, files, load });
    modules[file] = { integrity: hashIntegrity(code), imports };
    await writeFile(join(web, file), code);
  }
  for (const file of files) refuseCycle(file, modules, `${name}/dist/web/${file}`);
  const webEntry = `${name}.entry.js`;
  const described = JSON.stringify({ name: federationName(name), load, entry, modules });
  const template = await readFile(join(import.meta.dirname, 'module-entry.js'), 'utf8');
  await writeFile(join(web, webEntry), `(${template.trim().replace(/;$/, '')})(${described});\n`);
  return {
    webEntry,
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([path, { scripts, styles }]) => [
        path,
        { scripts: [], modules: [entry, ...scripts], styles },
      ]),
    ),
  };
}

/** Each module comes after those that it imports, so that a browser has checked them: none can come first in a circle. */
function refuseCycle(start: string, modules: Readonly<Record<string, PinnedModule>>, subject: string): void {
  const reached = new Set<string>();
  const follow = (file: string): void => {
    for (const imported of modules[file]?.imports ?? []) {
      if (imported === start) {
        throw refuseBuild(
          subject,
          `it and ${file === start ? 'itself' : file} import one another`,
          'Have the bundler put both into one file: a circle has no module whose hash could be checked first',
        );
      }
      if (reached.has(imported)) continue;
      reached.add(imported);
      follow(imported);
    }
  };
  follow(start);
}

/** A module and the imports that it may have. */
type ModulePlace = {
  subject: string;
  file: string;
  files: readonly string[];
  /** Global name of the function that loads a module with its hash. */
  load: string;
};

/** Has a module call the entry for its dynamic imports, and lists its static ones. */
export function pinImports(
  source: string,
  { subject, file, files, load }: ModulePlace,
): { code: string; imports: string[] } {
  // Never slow: a script of this checkout, which is released.
  const preloaded = /__vite__mapDeps=[^;]*?\[[^\]]*\.js"/.exec(source);
  if (preloaded) {
    throw refuseBuild(
      subject,
      'it preloads modules without their hashes',
      'Write in the configuration of Vite: build: { modulePreload: false }',
    );
  }
  const find = (specifier: string): string => {
    const found = posix.join(posix.dirname(file), specifier);
    if (/^\.{1,2}\//.test(specifier) && files.includes(found)) return found;
    throw refuseBuild(
      subject,
      `it imports "${specifier}", which is no file of the build`,
      `Have "${specifier}" shared by the federation plugin if the shell brings it, and bundled if not`,
    );
  };
  const imports = new Set<string>();
  let code = '';
  let copied = 0;
  for (const found of parse(source)[0]) {
    if (found.type === 'static' || found.type === 'reexport-star') imports.add(find(found.specifier));
    // The federation runtime has one of an address that it is given.
    if (found.type !== 'dynamic' || found.specifier === undefined || found.glob) continue;
    code += `${source.slice(copied, found.importStart)}globalThis["${load}"]("${find(found.specifier)}")`;
    copied = found.importEnd;
  }
  return { code: code + source.slice(copied), imports: [...imports] };
}
