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
export const mapSchema = v.object({
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

/** A place in a script of a release, as Node and browsers name it in a stack. */
const place = /[^\s()]*\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/(node\/)?([\w.@~+-]+\.js):(\d+):(\d+)/;

/** What is not a team's own source says nothing to it. */
const isForeign = (line: string) => /^\s+at .*(node_modules\/|node:|\(federation|at federation)/.test(line);

/**
 * Names the source lines in an error's stack instead of places in built scripts, as far as the releases have maps, and
 * leaves out those of dependencies.
 */
export async function nameSources(workspace: Workspace, stack: string): Promise<string> {
  const lines = await Promise.all(stack.split('\n').map((line) => nameSource(workspace, line)));
  return lines.filter((line) => !isForeign(line)).join('\n');
}

async function nameSource(workspace: Workspace, line: string): Promise<string> {
  const [found, remote = '', version = '', isNode, file = '', row, column] = place.exec(line) ?? [];
  if (found === undefined) return line;
  const target = isNode ? 'node' : 'web';
  const map = join(releaseFolder(workspace, remote, version), mapsFolder, target, `${file}.map`);
  const text = await readFile(map, 'utf8').catch(() => undefined);
  if (text === undefined) return line;
  const payload = v.parse(v.pipe(v.string(), v.parseJson(), mapSchema), text);
  const entry = new SourceMap({ ...payload, sourcesContent: [], sourceRoot: '' }).findEntry(
    Number(row) - 1,
    Number(column) - 1,
  );
  if (!('originalSource' in entry)) return line;
  return line.replace(found, `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`);
}
