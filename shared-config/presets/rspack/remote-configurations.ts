import type { Configuration } from '@rspack/core';
import { exposeName, type RemoteDefinition } from '../../src/contract/remote-definition';
import { DescribeExposes } from '../federation/describe-exposes';
import { exposeChunk, federateRemote } from '../federation/federate';
import { browserConfiguration } from './browser-configuration';
import { buildMode } from './build-mode';
import { nodeConfiguration } from './node-configuration';

/**
 * The two compilations of a remote, derived from its definition: one for the browser and one for Node.
 *
 * @example rspack.config.ts of a remote
 * export default remoteConfigurations(remote, import.meta.dirname);
 */
export function remoteConfigurations(
  { name, routes, exposes: parts = [] }: RemoteDefinition,
  folder: string,
): Configuration[] {
  const exposesOf = (some: RemoteDefinition['routes']) =>
    Object.fromEntries(
      [...some.map(({ page }) => page), ...parts.map(({ part }) => part)].map((module) => [exposeName(module), module]),
    );
  const exposes = exposesOf(routes);
  // A page that only browsers render is nothing to Node.
  const prerendered = exposesOf(routes.filter(({ render }) => render !== 'client'));
  const browser = browserConfiguration({ name, folder });
  const chunks = Object.fromEntries(Object.keys(exposes).map((expose) => [expose, exposeChunk(expose)]));
  const { remoteEntry } = buildMode.outputNames(name);
  const federation = [federateRemote(name, remoteEntry, exposes), new DescribeExposes(remoteEntry, chunks)];
  const web = { ...browser, plugins: [...federation, ...browser.plugins] };
  return [web, nodeConfiguration({ name, folder }, prerendered, false)];
}
