import { posix } from 'node:path';
import { createSourceNamer, mapSchema } from 'kit/presets/source-maps/name-sources';
import * as v from 'valibot';
import type { Workspace } from '../workspace';

/** A compiler's source map as a release keeps it: its sources are named relative to the checkout. @param name of the package */
export function describeMap(text: string, name: string): string {
  const map = v.parse(v.pipe(v.string(), v.parseJson(), mapSchema), text);
  // A module that federation makes up has the place of the checkout in its name.
  const sources = map.sources.map((source) => (source.startsWith('data:') ? 'federation' : posix.join(name, source)));
  return JSON.stringify({ ...map, sources });
}

/** Names the source lines in an error's stack, by the maps of the workspace's releases. */
export const nameSources = ({ releases }: Workspace, stack: string): Promise<string> =>
  createSourceNamer(releases)(stack);
