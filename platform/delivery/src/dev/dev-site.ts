import { join } from 'node:path';
import {
  type ComposedRemote,
  composedRouteSchema,
  type PageComposition,
  unreleasedVersion,
} from 'kit/contract/composition';
import type { Release } from 'kit/contract/release';
import { listParts, listRoutes, type RemoteDefinition } from 'kit/contract/remote-definition';
import { hostStart } from 'kit/contract/remote-name';
import { developmentNodeFolder } from 'kit/presets/rspack/development-node-folder';
import * as v from 'valibot';
import { describeRemote } from '../compose/plan/describe-remote';
import { readRegistry } from '../registry/open-registry';
import { liveVersions } from '../registry/registry';
import { assetPath, pinnedIntegrity } from '../releases/asset-path';
import { readDefinition } from '../releases/read-definition';
import { readRelease } from '../releases/read-release';
import { releaseFolder } from '../releases/release-folder';
import { checkSignature } from '../signatures/check-signature';
import { hostName, packageFolder, type Workspace } from '../workspace';

/** A remote as pages under development get it: its builds for browsers and for Node, and its pages. */
export type DevRemote = {
  composed: ComposedRemote;
  /** Absolute path of its entry for Node. */
  node: string;
  planned: Pick<Release, 'remote' | 'routes' | 'parts' | 'connects' | 'redirects' | 'gone' | 'menuEntries'>;
  /** Absent of one that is developed. */
  release?: Release;
};

/** The shell as pages under development get it. */
export type DevShell = {
  version: string;
  /** The scripts of its pages, its entry first. */
  scripts: PageComposition['scripts'];
  /** Addresses of its stylesheets. */
  styles: string[];
  /** Absolute path of its entry for Node. */
  node: string;
  /** Absent where it is developed. */
  release?: Release;
};

/** The entry for Node of a package that is developed. */
const developedNodeEntry = (workspace: Workspace, name: string): string =>
  join(packageFolder(workspace, name), developmentNodeFolder, 'remoteEntry.js');

/**
 * The shell: where its sources are, from its development server; else the live one, which has React's production build.
 * @param server address of its development server, if it has one
 */
export async function readShell(workspace: Workspace, server: string | undefined): Promise<DevShell> {
  if (server !== undefined) {
    const node = developedNodeEntry(workspace, hostName);
    const styles = [`${server}/entry.css`];
    return { version: unreleasedVersion, scripts: [{ src: `${server}/entry.js` }], styles, node };
  }
  const registry = await readRegistry(workspace);
  const version = liveVersions(registry)[hostName] ?? '';
  const release = await readRelease(workspace, hostName, version);
  const folder = releaseFolder(workspace, hostName, version);
  await checkSignature(registry, release, folder);
  const start = release.exposes[hostStart];
  const names = [...(start?.scripts ?? []), release.entries.web];
  const scripts = names.map((name) => ({ src: assetPath(release, name), integrity: pinnedIntegrity(release, name) }));
  const styles = (start?.styles ?? []).map((name) => assetPath(release, name));
  return { version, scripts, styles, node: join(folder, 'node', release.entries.node), release };
}

/** The remotes that are not developed, from their live release. */
export async function readLiveRemotes(workspace: Workspace, developed: readonly string[]): Promise<DevRemote[]> {
  const registry = await readRegistry(workspace);
  const live = liveVersions(registry);
  return Promise.all(
    Object.entries(live)
      .filter(([name]) => name !== hostName && !developed.includes(name))
      .map(async ([name, version]) => {
        const release = await readRelease(workspace, name, version);
        const folder = releaseFolder(workspace, name, version);
        await checkSignature(registry, release, folder);
        const node = join(folder, 'node', release.entries.node);
        return { composed: describeRemote(release), node, planned: release, release };
      }),
  );
}

/** A remote that is developed. @param address of its development server. @param shell that loads it */
export async function readDevelopedRemote(
  workspace: Workspace,
  name: string,
  address: string,
  shell: DevShell,
): Promise<DevRemote> {
  const definition = await readDefinition(workspace, name);
  const routes = listRoutes(definition);
  const { connects, redirects, gone, menuEntries } = definition;
  const planned = { remote: name, routes, parts: listParts(definition), connects, redirects, gone, menuEntries };
  return {
    // The live shell takes what has no hash as a build on this machine in place of a release.
    composed: { ...composeDeveloped(definition, planned, address), ...(shell.release ? { isOverride: true } : {}) },
    node: developedNodeEntry(workspace, name),
    planned,
  };
}

const composeDeveloped = (
  { name, team }: RemoteDefinition,
  { routes, parts }: DevRemote['planned'],
  address: string,
): ComposedRemote => ({
  name,
  team,
  version: unreleasedVersion,
  entry: `${address}/remoteEntry.js`,
  routes: routes.map((route) => v.parse(composedRouteSchema, route)),
  parts,
});
