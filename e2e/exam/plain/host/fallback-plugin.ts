import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * What the documentation of Module Federation recommends for a remote that cannot be loaded: an empty container in place of
 * its entry, and a message in place of its page (module-federation.io/blog/error-load-remote, …/configure/shareStrategy).
 */
export default function fallbackPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'fallback',
    async errorLoadRemote({ lifecycle }) {
      if (lifecycle === 'beforeLoadShare') return { init: () => undefined, get: giveMessage };
      return lifecycle === 'onLoad' ? giveMessage() : undefined;
    },
  };
}

/** A module like that of a page. */
async function giveMessage() {
  const { createElement } = await import('react');
  const Message = () => createElement('p', { role: 'alert' }, 'This part could not be loaded, please try again later.');
  return () => ({ __esModule: true, default: Message });
}
