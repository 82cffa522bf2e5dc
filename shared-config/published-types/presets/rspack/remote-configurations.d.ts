import type { Configuration } from '@rspack/core';
import { type RemoteDefinition } from '../../src/contract/remote-definition';
/**
 * The two compilations of a remote, derived from its definition: one for the browser and one for Node.
 *
 * @example rspack.config.ts of a remote
 * export default remoteConfigurations(remote, import.meta.dirname);
 */
export declare function remoteConfigurations({ name, ...remote }: RemoteDefinition, folder: string): Configuration[];
