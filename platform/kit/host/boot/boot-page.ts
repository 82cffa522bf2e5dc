/// <reference path="../page-globals.d.ts" />
import type { TrustedTypesWindow } from '../../contract/trusted-types';

/**
 * Runs inline in every page: loads the scripts that the page names once what its first view needs is there.
 *
 * Its source text is inlined, comments included. So it must not refer to anything outside itself, and its comments stand
 * here, where they cost no visitor a byte.
 *
 * - Before that they would compete with the first picture, and hold up the end of loading; a picture that does not come within
 *   4 s keeps nobody waiting.
 * - It is too early for a schema; the shell parses the same data before it relies on it.
 * - All scripts are fetched at once, so that none waits for another to name it, and run in their order: a remote's entry
 *   is followed by the host's.
 * - A script that has run or failed is removed: one that is found is still to come.
 * - The one Trusted Types policy: scripts of this origin come from releases; `script-src` names the other origins. It has no rule for HTML, so every string that would become HTML is refused.
 * - `readystatechange` comes before `DOMContentLoaded`, at which extensions begin.
 * - The shell may give up waiting before the scripts of a remote arrive, and needs to know when they have.
 *
 * @param base path below which the site is on its host, such as `/robots`; nothing at the root
 */
export function bootPage(base: string): void {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      if (origin === location.origin && !pathname.startsWith(`${base}/assets/`))
        throw new TypeError(`${address} is no release`);
      return address;
    },
  });
  document.addEventListener('readystatechange', () => {
    window.parsedElements ??= new WeakSet(document.querySelectorAll('*'));
  });
  window.scriptsLoaded = new Promise((report) => {
    let isStarted = false;
    const start = () => {
      if (isStarted) return;
      isStarted = true;
      const { scripts } = JSON.parse(document.getElementById('composition')?.textContent ?? '{"scripts":[]}') as {
        scripts: { src: string; integrity?: string }[];
      };
      let missing = scripts.length;
      for (const { src, integrity } of scripts) {
        const script = document.createElement('script');
        script.async = false;
        script.crossOrigin = 'anonymous';
        if (integrity) script.integrity = integrity;
        script.src = src;
        script.onload = () => {
          script.remove();
          --missing || report();
        };
        script.onerror = () => script.remove();
        document.head.append(script);
      }
    };
    addEventListener('load', start);
    addEventListener('DOMContentLoaded', () => setTimeout(start, 4000));
  });
}
