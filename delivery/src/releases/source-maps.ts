import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, posix } from 'node:path';
import * as v from 'valibot';
import type { Workspace } from '../workspace';
import { releaseFolder } from './read-release';

/**
 * Folder of a release with the source maps of both builds. They are no part of what was published: a comment that moves a
 * line makes no other version, and no site has them.
 */
export const mapsFolder = 'maps';

/** A source map, as far as it is used. */
const mapSchema = v.object({
  version: v.number(),
  file: v.string(),
  sources: v.array(v.string()),
  names: v.array(v.string()),
  mappings: v.string(),
});

/** A compiler's source map as a release keeps it: its sources are named relative to the checkout. @param name of the package */
export function describeMap(text: string, name: string): string {
  const map = v.parse(v.pipe(v.string(), v.parseJson(), mapSchema), text);
  // What federation makes up has the place of the checkout in its name.
  const sources = map.sources.map((source) => (source.startsWith('data:') ? 'federation' : posix.join(name, source)));
  return JSON.stringify({ ...map, sources });
}

/** A position in a script of a release, as Node and browsers name it in a stack. */
const position = /[^\s()]*\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/(node\/)?([\w.@~+-]+\.js):(\d+):(\d+)/;

/**
 * Names the source lines in an error's stack instead of positions in built scripts, as far as the releases have maps, and
 * leaves out those of dependencies.
 */
export const nameSources = (workspace: Workspace, stack: string): Promise<string> =>
  rewriteStack(stack, position, async ([remote = '', version = '', isNode, file = '', row, column]) => {
    const target = isNode ? 'node' : 'web';
    const map = join(releaseFolder(workspace, remote, version), mapsFolder, target, `${file}.map`);
    const text = await readFile(map, 'utf8').catch(() => undefined);
    return text && findSource(text, Number(row), Number(column));
  });

/** What is not a team's own source says nothing to it. */
const isForeign = (line: string) => /^\s+at .*(node_modules\/|node:|\(federation|at federation)/.test(line);

/**
 * Rewrites the positions in a stack, and leaves out the lines of dependencies.
 * @param find gives what stands for a position, from the groups of its pattern; it stays when there is nothing
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

/** The place in the sources that a position in a built script comes from. @param text of its map */
export function findSource(text: string, row: number, column: number): string | undefined {
  const map = v.parse(v.pipe(v.string(), v.parseJson(), mapSchema), text);
  const entry = new SourceMap({ ...map, sourcesContent: [], sourceRoot: '' }).findEntry(row - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
