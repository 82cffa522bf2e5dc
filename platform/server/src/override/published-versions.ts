import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type PreviewedRemote, previewedRemoteSchema, versionSchema } from 'kit/contract/composition';
import * as v from 'valibot';
import type { WithBase } from '../http/with-base';

const releaseSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ...v.omit(previewedRemoteSchema, ['name']).entries, entries: v.object({ web: v.string() }) }),
);

/** The published versions of a remote, by which one of them is meant by its first digits. */
export type PublishedVersions = {
  /** The versions of a remote that begin so; all for an empty beginning, and none where no releases are kept. */
  list: (remote: string, beginning: string) => Promise<string[]>;
  /** The address of the entry of a version, live or not, and its description of the remote. */
  describe: (remote: string, version: string) => Promise<{ entry: string; previewed: PreviewedRemote }>;
  /** The file at the path of a browser file, which the site lacks unless the version is or was live. */
  read: (path: string) => Promise<PublishedAsset | undefined>;
};

/** A browser file of a published version. */
type PublishedAsset = { type: string; content: Buffer };

/** Looks for the published versions in the folder of the releases. */
export function openPublishedVersions(releases: string, withBase: WithBase): PublishedVersions {
  return {
    list: async (remote, beginning) => {
      const found = await readdir(join(releases, remote)).catch(() => []);
      return found.filter((version) => v.is(versionSchema, version) && version.startsWith(beginning)).sort();
    },
    describe: async (remote, version) => {
      const text = await readFile(join(releases, remote, version, 'release.json'), 'utf8');
      const { entries, ...previewed } = v.parse(releaseSchema, text);
      return {
        entry: withBase(`/assets/${remote}/${version}/${entries.web}`),
        previewed: { ...previewed, name: remote },
      };
    },
    read: (path) => readAsset(releases, path),
  };
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** `/assets/<remote>/<version>/<file>`, without `..` and whatever else a file system reads otherwise. */
const assetPattern = /^\/assets\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/([\w@~+-][\w@.~+-]*(?:\/[\w@~+-][\w@.~+-]*)*)$/;

/** A browser file of a published version; `undefined` for any other path. */
async function readAsset(releases: string, path: string): Promise<PublishedAsset | undefined> {
  const [, remote, version, file] = assetPattern.exec(path) ?? [];
  if (remote === undefined || version === undefined || file === undefined) return undefined;
  const content = await readFile(join(releases, remote, version, 'web', file)).catch(() => undefined);
  return content && { type: types[extname(file)] ?? 'application/octet-stream', content };
}
