import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Waits for an entry that the page itself has begun to load. The runtime looks first for the container that it defines; if it has failed,
 * the runtime asks for it once more.
 */
export const awaitPageScript: ModuleFederationRuntimePlugin = {
  name: 'await-page-script',
  loadEntry({ remoteInfo: { entry } }) {
    // One that has ended is no longer in the document (boot-page.ts).
    const script = Array.from(document.scripts).find(({ src }) => src === entry);
    if (!script) return;
    return new Promise((resolve) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => resolve());
    });
  },
};
