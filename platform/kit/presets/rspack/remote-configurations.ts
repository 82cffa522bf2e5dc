import type { Configuration } from '@rspack/core';
import { describePreviewed } from '../../contract/describe-previewed';
import { listExposes, type RemoteDefinition } from '../../contract/remote-definition';
import { DescribeExposes } from '../federation/describe-exposes';
import { exposeChunk, federateRemote } from '../federation/federate';
import { type SiteSingletons, sharedVersions } from '../federation/shared-singletons';
import { browserConfiguration } from './browser-configuration';
import { buildMode } from './current-build-mode';
import { nodeConfiguration } from './node-configuration';

/**
 * The two compilations of a remote, derived from its definition: one for the browser and one for Node.
 *
 * @param singletons of the site, the same in all its packages
 * @example rspack.config.ts of a remote
 * export default remoteConfigurations(remote, import.meta.dirname, singletons);
 */
export function remoteConfigurations(
  { name, ...remote }: RemoteDefinition,
  folder: string,
  singletons: SiteSingletons,
): Configuration[] {
  const exposes = listExposes(remote);
  // A page that only browsers render is nothing to Node.
  const routes = remote.routes.filter(({ render }) => render !== 'client');
  const prerendered = listExposes({ ...remote, routes });
  const browser = browserConfiguration({ name, folder });
  const chunks = Object.fromEntries(Object.keys(exposes).map((expose) => [expose, exposeChunk(expose)]));
  const { remoteEntry } = buildMode.outputNames(name);
  const previewed = describePreviewed({ name, ...remote });
  const federation = [
    federateRemote(name, remoteEntry, exposes, singletons),
    new DescribeExposes(remoteEntry, chunks, sharedVersions(singletons), { remote: previewed }),
  ];
  const web = { ...browser, plugins: [...federation, ...browser.plugins] };
  return [web, nodeConfiguration({ name, folder }, prerendered, singletons, false)];
}
