import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { Release } from 'kit/contract/release';
import { mapSchema, mapsFolder } from 'kit/presets/source-maps/name-sources';
import * as v from 'valibot';
import { readJson } from '../files/read-json';
import type { Workspace } from '../workspace';
import { releaseFolder } from './release-folder';

/** File beside a release's source maps that says which libraries are in its scripts. Like them, it is no part of what was published. */
export const librariesFile = `${mapsFolder}/libraries.json`;

/** By name: the versions that the scripts for browsers have of a library, and the bytes that are its own, before compression. */
const librariesSchema = v.record(v.string(), v.object({ versions: v.array(v.string()), bytes: v.number() }));
type Libraries = v.InferOutput<typeof librariesSchema>;

/** A script for browsers, and its source map as a release keeps it. */
type MappedScript = { script: string; map: string };

/** What each remote brings of the site's own packages is its own affair (architecture §9 Builds): they are no libraries. */
const ofTheSite = ['kit', 'blog-tool', 'shared-config', 'shared-ui'];

/**
 * Measures what scripts have of each library, by their source maps.
 * @param root the folder that sources are named relative to; versions are read there
 */
export async function measureLibraries(root: string, scripts: readonly MappedScript[]): Promise<Libraries> {
  const folders = new Map<string, number>();
  for (const { script, map } of scripts)
    for (const [source, bytes] of measureSources(script, map)) {
      const [folder] = /^.*(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(source) ?? [];
      if (folder !== undefined) folders.set(folder, (folders.get(folder) ?? 0) + bytes);
    }
  const libraries: Libraries = {};
  for (const [folder, bytes] of [...folders].sort()) {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (ofTheSite.includes(name)) continue;
    const described = await readJson(join(root, folder, 'package.json'), v.object({ version: v.string() }));
    const { versions = [], bytes: others = 0 } = libraries[name] ?? {};
    libraries[name] = { versions: [...versions, described?.version ?? 'unknown'], bytes: others + bytes };
  }
  return libraries;
}

/** How much of a script each source has become. */
function measureSources(script: string, text: string): Map<string, number> {
  const map = v.parse(v.pipe(v.string(), v.parseJson(), mapSchema), text);
  const sources = new SourceMap({ ...map, sourcesContent: [], sourceRoot: '' });
  const sizes = new Map<string, number>();
  for (const [row, line] of script.split('\n').entries()) {
    for (let end = line.length; end > 0; ) {
      const entry = sources.findEntry(row, end - 1);
      if (!('generatedColumn' in entry) || entry.generatedLine !== row) break;
      const { originalSource, generatedColumn: start } = entry;
      if (typeof originalSource === 'string')
        sizes.set(originalSource, (sizes.get(originalSource) ?? 0) + Buffer.byteLength(line.slice(start, end)));
      end = start;
    }
  }
  return sizes;
}

/**
 * The libraries of a release that others bring as well, or that it brings in two versions: a line for each, with every copy. Of what
 * was built without source maps nothing is known.
 * @param others what is live, or about to be
 */
export async function describeCopies(
  workspace: Workspace,
  release: Release,
  others: readonly Release[],
): Promise<string[]> {
  const read = async ({ remote, version }: Release) => ({
    remote,
    libraries: (await readJson(join(releaseFolder(workspace, remote, version), librariesFile), librariesSchema)) ?? {},
  });
  const own = await read(release);
  const all = [own, ...(await Promise.all(others.filter(({ remote }) => remote !== release.remote).map(read)))];
  return Object.keys(own.libraries).flatMap((name) => {
    const copies = all.flatMap(({ remote, libraries: { [name]: library } }) =>
      library ? [{ remote, ...library }] : [],
    );
    if (copies.length === 1 && copies[0]?.versions.length === 1) return [];
    const list = copies.map(
      ({ remote, versions, bytes }) => `${remote} ${versions.join(' and ')} (${(bytes / 1000).toFixed(1)} kB)`,
    );
    return [`more than once: ${name}, before compression: ${list.join(', ')}`];
  });
}
