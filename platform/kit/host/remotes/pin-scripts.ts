import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { remoteOfEntry } from './federation';
import { longestWait } from './longest-wait';

/** The bundler puts the value in; there is no `process` in a browser. Declared here and not for all: where pages are prerendered there is one. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

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
