import { lstat, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import * as v from 'valibot';
import { installRules } from '../create/install-rules';
import { listFiles } from '../files/list-files';
import { writeAtomically } from '../files/write-atomically';
import { mediaPackage, publishedPackages } from '../packages/published-packages';
import { findMovedModule, movedNames, upgradedVersion } from './moved-modules';

/** What became of a repository: the files that were rewritten, and what a person has to do, each with file and line. */
export type UpgradedRepository = { rewritten: string[]; left: string[] };

/** A text as it is to be, and what in it a person has to do: the line, from 1, and the remedy. */
type Upgraded = { text: string; left: readonly { line: number; remedy: string }[] };

/**
 * Rewrites a team's own repository from the packages of 1.x to those of 2.0.0. What is upgraded already stays as it is, byte for byte,
 * so it may be run again. A link stays one: what it leads to is rewritten where it is, if that is in the repository.
 * @param root folder of the repository
 */
export async function upgradeRepository(root: string): Promise<UpgradedRepository> {
  const rewritten: string[] = [];
  const left: string[] = [];
  for (const file of listFiles(root, (name) => ['node_modules', 'dist', '.git'].includes(name))) {
    if (isMade(file) || !/\.([cm]?[jt]sx?|css|json)$/.test(file)) continue;
    const place = join(root, file);
    // A link may lead nowhere, or to a folder.
    const found = await stat(place).catch(() => undefined);
    if (!found?.isFile()) continue;
    const isLink = (await lstat(place)).isSymbolicLink();
    if (isLink && (await realpath(place)).startsWith((await realpath(root)) + sep)) continue;
    const decoded = decode(await readFile(place));
    if (decoded === undefined) {
      left.push(`${file}:1: it is not text in UTF-8: save it as that, and run this again`);
      continue;
    }
    const before = decoded.replace(/^\uFEFF/, '');
    const upgraded = /(^|\/)package\.json$/.test(file) ? upgradeManifest(before) : upgradeSource(before);
    left.push(...upgraded.left.map(({ line, remedy }) => `${file}:${line}: ${remedy}`));
    if (upgraded.text === before) continue;
    if (isLink) {
      left.push(`${file}:1: it is a link to a file outside of the repository: run this where that file is`);
      continue;
    }
    const mark = decoded.slice(0, decoded.length - before.length);
    await writeAtomically(place, (temporary) => writeFile(temporary, mark + upgraded.text, { mode: found.mode }));
    rewritten.push(file);
  }
  return { rewritten, left };
}

/** What commands have made at the root (`.gitignore` of a new repository), and npm's own list. */
const isMade = (file: string) => /^((\.cache|\.sites|data|releases|site(-[^/]*)?)\/|package-lock\.json$)/.test(file);

/** A text; `undefined` for bytes that would be others once they were written again. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** A string that is a module of the packages: imported, mocked or extended, by its name or where npm has put it. */
const quotedModule = /(["'`])((?:[^"'`\s]*\/)?node_modules\/)?((?:shared-config|shared-ui)\/[\w./-]+)\1/g;

/** Rewrites code, a stylesheet or a configuration. */
function upgradeSource(text: string): Upgraded {
  const renamed = moveNames(text).replace(
    quotedModule,
    (_whole, quote, place = '', specifier) => `${quote}${place}${findMovedModule(specifier) ?? specifier}${quote}`,
  );
  const shared = shareSingletons(renamed);
  return { text: shared, left: [...findFormerNames(shared), ...findUnsharedBuilds(shared)] };
}

/** Imports and exports by name. */
const declaration = /^(import|export)(\s+type)?\s*\{([^{}]*)\}\s*from\s*(["'])(shared-config\/\w+)\4(;?)/gm;

/** Takes names from the module that has them now. */
function moveNames(text: string): string {
  return text.replace(declaration, (whole, keyword, type = '', names: string, quote, module, end) => {
    // What stands in a comment is for a person to move.
    if (/\/[/*]/.test(names)) return whole;
    const moved = new Map(Object.entries(movedNames[module] ?? {}));
    // `type A as B` is the name A.
    const targetOf = (name: string) => moved.get(name.replace(/^type\s+/, '').split(/\s/, 1)[0] ?? '') ?? module;
    const listed = names.split(',').map((name) => name.trim());
    const targets = [...new Set(listed.map(targetOf))];
    if (targets.every((target) => target === module)) return whole;
    const takenFrom = (target: string) => listed.filter((name) => name !== '' && targetOf(name) === target);
    return targets
      .filter((target) => takenFrom(target).length > 0)
      .map((target) => `${keyword}${type} { ${takenFrom(target).join(', ')} } from ${quote}${target}${quote}${end}`)
      .join('\n');
  });
}

/** Names that have moved, and are taken from where they were all the same: with all of a module, or in a way that is not rewritten. */
function findFormerNames(text: string): Upgraded['left'] {
  return Array.from(text.matchAll(/["'](shared-config\/\w+)["']/g)).flatMap(({ 1: module = '', index }) => {
    const moved = Object.entries(movedNames[module] ?? {});
    // What the statement says before the module; those before it have ended.
    const clause =
      text
        .slice(0, index)
        .split(/;|["']\n/)
        .at(-1) ?? '';
    const [, alias] = /\*\s*as\s+(\w+)/.exec(clause) ?? [];
    const handsAllOn = /\*\s*from\s*$/.test(clause);
    const isTaken = (name: string) =>
      alias === undefined
        ? new RegExp(`\\b${name}\\b`).test(clause)
        : new RegExp(`\\b${alias}\\.${name}\\b`).test(text);
    const taken = moved.filter(([name]) => handsAllOn || isTaken(name)).map(([name, to]) => `${name} from ${to}`);
    const remedy = `${module} no longer has all that is taken from it: take ${taken.join(', ')}`;
    return taken.length === 0 ? [] : [{ line: lineAt(text, index), remedy }];
  });
}

const buildPreset = 'kit/presets/rspack/remote-configurations';
const singletons = 'shared-config/singletons';

/** Hands the preset what the site shares, where it is called as `npm create` has written it. */
function shareSingletons(text: string): string {
  const call = /\bremoteConfigurations\((\w+), import\.meta\.dirname\)/;
  const imported = new RegExp(`^import .* from (["'])${buildPreset}\\1(;?)$`, 'm');
  if (!call.test(text) || !imported.test(text) || text.includes(singletons)) return text;
  return text
    .replace(imported, (line, quote, end) => `${line}\nimport { singletons } from ${quote}${singletons}${quote}${end}`)
    .replace(call, 'remoteConfigurations($1, import.meta.dirname, singletons)');
}

/** Presets of builds that ask for what the site shares. */
const sharingPresets =
  /["']kit\/presets\/(?:rspack\/(?:remote-configurations|node-configuration)|federation\/shared-singletons)["']/;

/** A build of its own kind, which nothing is handed to yet. */
function findUnsharedBuilds(text: string): Upgraded['left'] {
  const { index } = sharingPresets.exec(text) ?? {};
  if (index === undefined || /\bsingletons\b/.test(text)) return [];
  const remedy = `hand it, as the last argument, what the site shares: import { singletons } from '${singletons}'`;
  return [{ line: lineAt(text, index), remedy }];
}

// In the order in which it is written, which a schema of an object would change.
const manifestSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const dependenciesSchema = v.fallback(v.record(v.string(), v.string()), {});

/** What a package of 2.0.0 needs beside it that one of 1.x brought. */
const companions: Readonly<Record<string, string>> = {
  'shared-config': 'kit',
  'shared-ui': 'kit',
  delivery: mediaPackage,
};

/** Rewrites what `package.json` depends on. One that is none stays as it is. */
function upgradeManifest(text: string): Upgraded {
  const { success, output: manifest } = v.safeParse(manifestSchema, text);
  if (!success) return { text, left: [] };
  const kinds = ['dependencies', 'devDependencies'].map(
    (kind) => [kind, v.parse(dependenciesSchema, manifest[kind])] as const,
  );
  const known = kinds.flatMap(([, dependencies]) => Object.keys(dependencies));
  const upgraded = kinds
    .map(([kind, dependencies]) => [kind, upgradeDependencies(dependencies, known)] as const)
    .filter(([kind]) => kind in manifest);
  const next = { ...manifest, ...Object.fromEntries(upgraded) };
  const [, indentation = '  '] = /^([ \t]+)"/m.exec(text) ?? [];
  const isSame = JSON.stringify(next) === JSON.stringify(manifest);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const rules = Object.entries(installRules).map(([name, rule]) => [name, { ...rule, ...Object(manifest[name]) }]);
  const whole = { ...next, ...Object.fromEntries(rules) };
  const written = `${JSON.stringify(whole, null, indentation)}\n`.replaceAll('\n', newline);
  return { text: isSame ? text : written, left: findOtherSources(text, kinds) };
}

/** Version 1 of a package of the site, or a later one, under the name by which code imports it. */
const installedPackage = /^npm:(@[^/]+)\/[^@]+@[\^~]?(\d+)\b/;

/** @param known names of all that the repository depends on, whatever for */
function upgradeDependencies(dependencies: Readonly<Record<string, string>>, known: readonly string[]) {
  const upgraded = { ...dependencies };
  for (const [name, range] of Object.entries(dependencies)) {
    const [, scope, major] = installedPackage.exec(range) ?? [];
    if (scope === undefined || !publishedPackages.some((one) => one.name === name)) continue;
    const companion = companions[name];
    const wanted = [...(major === '1' ? [name] : []), ...(companion && !known.includes(companion) ? [companion] : [])];
    for (const one of wanted) upgraded[one] = `npm:${scope}/${one}@^${upgradedVersion}`;
  }
  const hasMore = Object.keys(upgraded).length > Object.keys(dependencies).length;
  // As npm sorts them when it adds one.
  return hasMore ? Object.fromEntries(Object.entries(upgraded).sort()) : upgraded;
}

/** Packages that come from elsewhere than a registry. */
function findOtherSources(
  text: string,
  kinds: readonly (readonly [string, Readonly<Record<string, string>>])[],
): Upgraded['left'] {
  return kinds
    .flatMap(([, dependencies]) => Object.entries(dependencies))
    .filter(([name, range]) => publishedPackages.some((one) => one.name === name) && !installedPackage.test(range))
    .map(([name, range]) => {
      const companion = companions[name];
      const what = companion === undefined ? 'it' : `it, and ${companion},`;
      return {
        line: lineAt(text, text.indexOf(`"${name}"`)),
        remedy: `"${name}" is "${range}": take ${what} at ^${upgradedVersion}`,
      };
    });
}
