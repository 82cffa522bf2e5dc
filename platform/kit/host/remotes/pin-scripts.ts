/// <reference path="../page-globals.d.ts" />
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { remoteOfEntry } from './federation';
import { longestWait } from './longest-wait';

/**
 * Runs an entry only with the hash that compose wrote down: without one it does not run, because optional integrity is no
 * integrity. Builds on this machine change with every save and have none.
 */
export const pinScripts: ModuleFederationRuntimePlugin = {
  name: 'pin-scripts',
  createScript({ url }) {
    const remote = remoteOfEntry(url);
    if (!remote?.integrity && !remote?.isOverride && process.env.NODE_ENV !== 'development')
      throw new Error(`${url} has no pinned integrity; compose the site again`);
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if (remote?.integrity) script.integrity = remote.integrity;
    script.src = url;
    return { script, timeout: longestWait };
  },
};
