import type { TrustedTypesWindow } from 'shared-config/contract/trusted-types';

declare global {
  interface Window {
    /** Button that was clicked before the page could answer; the shell clicks it again once it can. */
    firstClick?: HTMLElement;
  }
}

/**
 * Runs inline in every page, before anything else: starts hydration when the browser is idle after load, or on the
 * visitor's first interaction, whichever comes first; the click that started it is kept (design §5).
 *
 * Its source text is inlined as it stands here, comments and all: it must not refer to anything outside itself, and what
 * there is to say of it stands here, where no visitor pays for it.
 *
 * - It is too early for a schema; the shell parses the same data before it relies on it.
 * - All scripts are fetched at once, so that none waits for another to name it, and run in their order: a remote's entry
 *   needs the federation runtime that the host's entry brings.
 * - One that failed is taken away: whoever asks for it later must not wait for the answer of a request that has failed.
 * - The one Trusted Types policy: scripts of this origin come from releases; which other origins may be asked is said by
 *   `script-src`. It has no rule for HTML, so every string that would become HTML is refused.
 * - Links, summaries and submit buttons answer by themselves; other buttons need the script, so their click is kept.
 */
export function bootPage(): void {
  const data = document.getElementById('composition');
  const { scripts } = JSON.parse(data?.textContent ?? '{"scripts":[]}') as {
    scripts: { src: string; integrity?: string }[];
  };
  const { trustedTypes }: TrustedTypesWindow = window;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      if (origin === location.origin && !pathname.startsWith('/assets/'))
        throw new TypeError(`${address} is no release`);
      return address;
    },
  });
  const interactions = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  let started = false;

  const start = () => {
    if (started) return;
    started = true;
    for (const event of interactions) removeEventListener(event, start);
    for (const { src, integrity } of scripts) {
      const script = document.createElement('script');
      script.async = false;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      script.src = src;
      script.onerror = () => script.remove();
      document.head.append(script);
    }
  };

  for (const event of interactions) addEventListener(event, start, { passive: true });
  addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[type="button"]') : null;
    if (button && !document.documentElement.dataset['hydrated']) window.firstClick = button;
  });
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
