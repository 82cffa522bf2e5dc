import { readFile, stat } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';

/**
 * Folder of a release with the source maps of both builds. They are no part of what was published: a comment that moves a
 * line makes no other version, and no site has them.
 */
export const mapsFolder = 'maps';

/** A source map, as far as it is used. */
export const mapSchema = v.object({
  version: v.number(),
  file: v.string(),
  sources: v.array(v.string()),
  names: v.array(v.string()),
  mappings: v.string(),
});

/** A position in a script of a release, as Node and browsers name it in a stack. */
const position = /(?<![^\s()])[^\s()]*\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/(node\/)?([\w.@~+-]+\.js):(\d+):(\d+)/;

/** The loader of chunks in Node (rspack's `async-node`) puts this before the first line; the entry is required as it is. */
const chunkPrefix = '(function(exports, require, __dirname, __filename) {';
const nodeEntry = 'remoteEntry.js';

/**
 * Most that is read of source maps, in bytes: of one, and of all that one function names lines by. A map takes up to 60 times as much
 * memory, no version or signature covers it, and whoever names lines has work to do for all teams. The largest of this site has 1 MB.
 */
export const mapBounds = { each: 8 * 2 ** 20, all: 16 * 2 ** 20 };

/** The place in the sources that a position in a built script comes from, such as `mfe-shop/src/shop/shop-page.tsx:12:5`. */
export type FindSource = (row: number, column: number) => string | undefined;

/**
 * Returns a function that names the source lines in an error's stack instead of positions in built scripts, as far as the
 * releases have maps, and leaves out those of dependencies. It reads each map once, within `mapBounds`: beyond them positions stay.
 * @param releases the folder of all releases
 */
export function createSourceNamer(releases: string): (stack: string) => Promise<string> {
  const maps = new Map<string, Promise<FindSource | undefined>>();
  let room = mapBounds.all;
  const read = async (file: string) => {
    const { size } = await stat(file);
    if (size > mapBounds.each || size > room) return undefined;
    room -= size;
    return readMap(await readFile(file, 'utf8'));
  };
  const open = (file: string) => {
    const map = maps.get(file) ?? read(file).catch(() => undefined);
    maps.set(file, map);
    return map;
  };
  return (stack) =>
    rewriteStack(stack, position, async ([remote = '', version = '', isNode, file = '', row, column]) => {
      const find = await open(join(releases, remote, version, mapsFolder, isNode ? 'node' : 'web', `${file}.map`));
      const shift = isNode && file !== nodeEntry && row === '1' ? chunkPrefix.length : 0;
      return find?.(Number(row), Number(column) - shift);
    });
}

/** A line of a stack that is not a team's own source says nothing to the team. */
const isForeign = (line: string) => /^\s+at .*(node_modules\/|node:|\(federation|at federation)/.test(line);

/**
 * Rewrites the positions in a stack, and leaves out the lines of dependencies.
 * @param find gives the text for a position, from the groups of its pattern; it stays when there is nothing
 */
export async function rewriteStack(
  stack: string,
  pattern: RegExp,
  find: (groups: readonly (string | undefined)[]) => Promise<string | undefined>,
): Promise<string> {
  const rewrite = async (line: string) => {
    const [found, ...groups] = pattern.exec(line) ?? [];
    const source = found === undefined ? undefined : await find(groups);
    return found && source ? line.replace(found, source) : line;
  };
  return (await Promise.all(stack.split('\n').map(rewrite))).filter((line) => !isForeign(line)).join('\n');
}

/** How many places without a source are passed over for one that has: a compiler puts a few there, a hostile map millions. */
const maxSteps = 1000;

/** Reads the text of a source map. */
export function readMap(text: string): FindSource {
  const map = v.parse(v.pipe(v.string(), v.parseJson(), mapSchema), text);
  const sources = new SourceMap({ ...map, sourcesContent: [], sourceRoot: '' });
  return (row, column) => {
    for (let at = column - 1, steps = 0; at >= 0 && steps < maxSteps; steps += 1) {
      const entry = sources.findEntry(row - 1, at);
      if (!('originalSource' in entry)) return undefined;
      if (typeof entry.originalSource === 'string')
        return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
      // Code that the compiler added has no source: its place is that of the code before it on the line.
      at = entry.generatedLine === row - 1 ? entry.generatedColumn - 1 : -1;
    }
    return undefined;
  };
}
