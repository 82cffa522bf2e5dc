import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkClaims, parseRelease, parseReleaseText, type Release } from 'kit/contract/release';
import {
  contractVersion,
  listExposes,
  listParts,
  listRoutes,
  type RemoteDefinition,
} from 'kit/contract/remote-definition';
import { platformVersions } from 'kit/presets/federation/shared-singletons';
import { mapsFolder } from 'kit/presets/source-maps/name-sources';
import { DeliveryError } from '../delivery-error';
import { flushToDisk } from '../files/durable-files';
import { hashIntegrity } from '../files/integrity';
import { listFiles } from '../files/list-files';
import { settleAll } from '../files/settle-all';
import { replaceFolder, writeAtomically } from '../files/write-atomically';
import { writeCompressed, writeReadOnly } from '../files/write-compressed';
import type { Workspace } from '../workspace';
import { librariesFile, measureLibraries } from './bundled-libraries';
import { currentCommit } from './current-commit';
import { deriveReleaseVersion } from './derive-release-version';
import type { PackageBuild } from './package-build';
import { readDefinition } from './read-definition';
import { releaseFolder } from './release-folder';
import { describeMap } from './source-maps';
import { verifyRelease } from './verify-release';

/**
 * Publishes a build as an immutable release: both builds, their compressed forms and `release.json`, written beside
 * the final place and moved there whole. The same content gets the same version, and is published once.
 * @param origin where its browser files will be served from, if not by the site
 */
export async function publishRelease(
  workspace: Workspace,
  name: string,
  build: PackageBuild,
  origin?: string,
): Promise<Release> {
  const definition = await readDefinition(workspace, name);
  const contents = new Map<string, Buffer>();
  const maps = new Map<string, string>();
  for (const target of ['web', 'node'] as const) {
    for (const file of listFiles(build[target], (entry) => /^(mf-(manifest|stats)\.json$|\.)/.test(entry))) {
      const bytes = await readFile(join(build[target], file));
      if (file.endsWith('.map')) maps.set(`${mapsFolder}/${target}/${file}`, describeMap(bytes.toString(), name));
      else contents.set(`${target}/${file}`, bytes);
    }
  }
  const mapped = [...maps].flatMap(([file, map]) => {
    const script = contents.get(file.slice(mapsFolder.length + 1, -'.map'.length));
    return script && file.startsWith(`${mapsFolder}/web/`) ? [{ script: script.toString(), map }] : [];
  });
  if (mapped.length > 0)
    maps.set(librariesFile, `${JSON.stringify(await measureLibraries(workspace.root, mapped), null, 2)}\n`);
  const files: Release['files'] = Object.fromEntries(
    [...contents].map(([file, bytes]) => [file, { size: bytes.length, integrity: hashIntegrity(bytes) }]),
  );
  const described = {
    contractVersion,
    remote: name,
    team: definition.team,
    ...(origin === undefined ? {} : { origin }),
    routes: listRoutes(definition),
    ...(definition.redirects ? { redirects: definition.redirects } : {}),
    ...(definition.exposes ? { parts: listParts(definition) } : {}),
    ...(definition.menuEntries ? { menuEntries: definition.menuEntries } : {}),
    ...(definition.gone ? { gone: definition.gone } : {}),
    ...(definition.connects ? { connects: definition.connects } : {}),
    exposes: build.exposes,
    entries: { web: build.webEntry, node: build.nodeEntry ?? 'remoteEntry.js' },
    shared: build.shared ?? platformVersions,
    files,
  } as const;
  const commit = await currentCommit(workspace);
  const version = deriveReleaseVersion(described);
  const release = parseRelease({ ...described, version, ...(commit ? { commit } : {}) }, `${name}/release.json`);
  checkClaims(release);
  checkExposes(release, definition);
  await writeRelease(releaseFolder(workspace, name, version), release, { contents, maps });
  return release;
}

/** @throws {DeliveryError} for a page or a part that was not built: it could not be shown. */
function checkExposes({ remote, routes, parts = {}, exposes }: Release, definition: RemoteDefinition): void {
  const named = [
    ...routes.map(({ path, expose }) => ({ expose, what: `the page of ${path}`, field: 'page' })),
    ...Object.entries(parts).map(([slot, expose]) => ({ expose, what: `the part for "${slot}"`, field: 'part' })),
  ];
  for (const { expose, what, field } of named) {
    if (exposes[expose]) continue;
    throw new DeliveryError(
      'build-incomplete',
      `${remote}/remote.ts`,
      `${what} (${expose}) is not part of the build`,
      `Correct "${field}" in remote.ts. A build without the presets has to expose it: exposes: { '${expose}': '${listExposes(definition)[expose]}' }`,
    );
  }
}

type ReleaseFiles = {
  contents: ReadonlyMap<string, Buffer>;
  /** Not among the files that the release lists. */
  maps: ReadonlyMap<string, string>;
};

async function writeRelease(folder: string, release: Release, { contents, maps }: ReleaseFiles): Promise<void> {
  if (await isWhole(folder, release)) return;
  const write = async (temporary: string) => {
    await settleAll(
      [...contents].map(([file, bytes]) =>
        file.startsWith('web/')
          ? writeCompressed(temporary, file, bytes, 'once')
          : writeReadOnly(temporary, file, bytes),
      ),
    );
    for (const [file, map] of maps) await writeReadOnly(temporary, file, map);
    await writeReadOnly(temporary, 'release.json', `${JSON.stringify(release, null, 2)}\n`);
    await flushToDisk(temporary);
  };
  await writeAtomically(folder, write, async (temporary) => {
    // Another process published the same content in the same moment; a damaged copy makes room for it.
    if (!(await isWhole(folder, release))) await replaceFolder(temporary, folder);
  });
}

/** Whether a release is in its place, every byte as published. */
async function isWhole(folder: string, release: Release): Promise<boolean> {
  try {
    const file = join(folder, 'release.json');
    const { commit: _commit, ...found } = parseReleaseText(await readFile(file, 'utf8'), file);
    const { commit: _other, ...expected } = release;
    if (JSON.stringify(found) !== JSON.stringify(expected)) return false;
    await verifyRelease(folder, release, 'contents');
    return true;
  } catch {
    // Missing or damaged: it is published anew.
    return false;
  }
}
