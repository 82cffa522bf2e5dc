import type { getRemoteEntry, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ComposedRemote } from '../../contract/composition';
import { federationName } from '../../contract/remote-name';

type Container = Extract<Awaited<ReturnType<typeof getRemoteEntry>>, object>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

/**
 * In compose: has the runtime take the containers of verified files, where a browser loads entries.
 * @param load gives the container of a remote, by the remote's name
 */
export const verifiedContainers = (
  remotes: readonly ComposedRemote[],
  load: (remote: string) => unknown,
): ModuleFederationRuntimePlugin => ({
  name: 'verified-containers',
  async loadEntry({ remoteInfo }) {
    const remote = remotes.find(({ name }) => federationName(name) === remoteInfo.name);
    const container = remote && load(remote.name);
    if (!isContainer(container)) throw new Error('it has no container in its Node build; release it again');
    return container;
  },
});
