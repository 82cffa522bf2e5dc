import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Two states of the declarations of modules. */
export type ComparedTypes = {
  /** Folder with the declarations that were published. */
  published: string;
  /** Folder with those of now; a file for the compiler is written beside it. */
  current: string;
  /** Declarations of each module in the two folders; of one that is gone there are none. */
  modules: readonly { module: string; published: string; current: string | undefined }[];
  /** Folder whose compiler it is. */
  compilerFor: string;
  /** Configuration that the compiler extends. */
  configuration: string;
};

/** Something that code against the published types would meet. */
export type Incompatibility = {
  /** Declarations that were published, relative to their folder, and the line there. */
  file: string;
  line: number;
  /** The name that a module exports. */
  name: string;
  reason: string;
};

/** A named export of a module. */
type Declared = { name: string; kind: 'value' | 'type'; parameters: number; line: number };

const declaration =
  /^export (?:declare )?(?:abstract )?(const|let|function|class|enum|type|interface|default function|default class) (\w+)(?:<(?=[^(]))?/;

/** Reads what declarations of the compiler's own making export by name. */
export function readDeclared(text: string): Declared[] {
  const lines = text.split('\n');
  const found = lines.flatMap((line, at): Declared[] => {
    const [whole, keyword, name] = declaration.exec(line) ?? [];
    if (whole === undefined || keyword === undefined || name === undefined) return [];
    const exported = keyword.startsWith('default') ? 'default' : name;
    const isType = keyword === 'type' || keyword === 'interface';
    const one = {
      name: exported,
      line: at + 1,
      parameters: isType ? countParameters(line.slice(whole.length - 1)) : 0,
    };
    const kinds =
      keyword.endsWith('class') || keyword === 'enum'
        ? (['value', 'type'] as const)
        : isType
          ? (['type'] as const)
          : (['value'] as const);
    return kinds.map((kind) => ({ ...one, kind, parameters: kind === 'type' ? one.parameters : 0 }));
  });
  const overloads = new Set<string>();
  return found.filter(({ name, kind }) => {
    const key = `${kind} ${name}`;
    return !overloads.has(key) && overloads.add(key);
  });
}

/** How many parameters a generic type has. @param text from its `<` on */
function countParameters(text: string): number {
  if (!text.startsWith('<')) return 0;
  let depth = 0;
  let count = 1;
  for (const [at, character] of [...text].entries()) {
    if ('<({['.includes(character)) depth += 1;
    if ('>)}]'.includes(character) && text[at - 1] !== '=') depth -= 1;
    if (character === ',' && depth === 1) count += 1;
    if (depth === 0) break;
  }
  return count;
}

/**
 * The type arguments for which a generic type is compared. Every constraint takes both; `any` hides where a parameter is used, `never` does
 * not.
 */
const listArguments = (count: number): string[] =>
  count === 0 ? [''] : ['any', 'never'].map((one) => `<${Array.from({ length: count }, () => one).join(', ')}>`);

/**
 * Compares declarations as code would that was written against the published ones: values may give more than they did and ask for less,
 * types are the same in both directions.
 */
export function compareTypes({ published, current, modules, ...compiler }: ComparedTypes): Incompatibility[] {
  const incompatible: Incompatibility[] = [];
  const lines: string[] = [];
  const places: (Declared & { file: string })[] = [];
  const add = (line: string, place: Declared & { file: string }) => {
    lines.push(line);
    places.push(place);
  };
  // Only the compiler reads it: nothing is ever run, so no value has to be there.
  const declare = (expected: string, given: string) =>
    `export const _${lines.length}: ${expected} = 0 as unknown as ${given};`;
  for (const [at, { module, published: file, current: currentFile }] of modules.entries()) {
    const before = join(published, file);
    if (!existsSync(before)) continue;
    const declared = readDeclared(readFileSync(before, 'utf8'));
    const now = join(current, currentFile ?? '');
    if (currentFile === undefined || !existsSync(now)) {
      incompatible.push({ file, line: 1, name: module, reason: 'the module is gone' });
      continue;
    }
    const names = new Set(readDeclared(readFileSync(now, 'utf8')).map(({ name, kind }) => `${kind} ${name}`));
    const specifier = (declarations: string) => JSON.stringify(declarations.replace(/\.d\.ts$/, ''));
    const first = { name: '', kind: 'type', parameters: 0, line: 1, file } as const;
    add(`import type * as before${at} from ${specifier(before)};`, first);
    add(`import type * as now${at} from ${specifier(now)};`, first);
    for (const one of declared) {
      const place = { ...one, file };
      if (!names.has(`${one.kind} ${one.name}`)) {
        incompatible.push({ file, line: one.line, name: one.name, reason: 'it is gone' });
        continue;
      }
      if (one.kind === 'value') add(declare(`typeof before${at}.${one.name}`, `typeof now${at}.${one.name}`), place);
      else {
        for (const given of listArguments(one.parameters)) {
          const [old, latest] = [`before${at}.${one.name}${given}`, `now${at}.${one.name}${given}`];
          add(declare(old, latest), place);
          add(declare(latest, old), place);
        }
      }
    }
  }
  return [...incompatible, ...askCompiler({ current, ...compiler, lines, places })];
}

function askCompiler({
  current,
  configuration,
  compilerFor,
  lines,
  places,
}: Pick<ComparedTypes, 'current' | 'configuration' | 'compilerFor'> & {
  lines: readonly string[];
  places: readonly (Declared & { file: string })[];
}): Incompatibility[] {
  const folder = dirname(current);
  const file = join(folder, 'compare.ts');
  writeFileSync(file, lines.join('\n'));
  const project = join(folder, 'tsconfig.compare.json');
  const compilerOptions = { noEmit: true, incremental: false, noUnusedLocals: false };
  writeFileSync(project, JSON.stringify({ extends: configuration, compilerOptions, files: [file], include: [] }));
  const compiler = join(dirname(require.resolve('typescript/package.json', { paths: [compilerFor] })), 'bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', project, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = new Map<string, Incompatibility>();
  for (const [, row, reason = ''] of stdout.matchAll(/^compare\.ts\((\d+),\d+\): error TS\d+: (.+(?:\n {2,}.+)*)/gm)) {
    const place = places[Number(row) - 1];
    const key = `${place?.file} ${place?.name}`;
    if (place && !found.has(key))
      found.set(key, {
        file: place.file,
        line: place.line,
        name: place.name,
        reason: tellInOwnWords(reason),
      });
  }
  return [...found.values()];
}

/** The last line names the difference; the others lead there. Names of the comparison are none of the package's. */
const tellInOwnWords = (reason: string) =>
  (reason.split('\n').at(-1) ?? '')
    .replace(/\.$/, '')
    .trim()
    .replace(/\b(?:before|now)\d+\./g, '')
    .replace(/import\("[^"]*"\)\./g, '');
