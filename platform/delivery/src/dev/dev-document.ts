import { compositionElementId, type PageComposition, serialiseInline } from 'kit/contract/composition';
import { type GallerySources, gallerySourcesElementId } from 'kit/contract/gallery';
import { policyHash } from 'kit/contract/policy-hash';
import { showProblems } from './dev-page-script';

/** A page under development, and the policy that it is held against without being stopped. */
export type DevDocument = { html: string; policy?: string };

/**
 * Every package brings a Fast Refresh runtime of its own, and only the shell's is there when React starts. This is where
 * the later ones look for the renderers that have announced themselves before.
 */
const keepRenderers = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;

const devScript = `${keepRenderers}${showProblems}`;

const policyElement = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * A prerendered page with what shows its problems. Its own policy, which would stop what hot reload needs, is left to a header
 * that reports.
 * @param servers addresses of the development servers, which a page of the site does not know
 */
export function completeDocument(prerendered: string, servers: readonly string[]): DevDocument {
  const [element = '', content = ''] = policyElement.exec(prerendered) ?? [];
  const sockets = servers.map((address) => address.replace('http:', 'ws:'));
  const policy = content
    .replace("script-src 'self'", `script-src 'self' ${policyHash(devScript)}`)
    .replace(/(font|img)-src 'self'/g, `$& ${servers.join(' ')}`)
    .replace("connect-src 'self'", `$& ${[...servers, ...sockets].join(' ')}`)
    // The policy of the message over a page that does not compile.
    .replace('; trusted-types ', '$&rspack-dev-server#overlay ');
  return { html: prerendered.replace(element, `<script>${devScript}</script>`), policy };
}

/** The gallery of `shared-ui`, which the development server alone has. @param shell address of its development server */
export const galleryDocument = (shell: string, sources: GallerySources): DevDocument => ({
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/media/favicon.svg"><link rel="stylesheet" href="${shell}/gallery.css"><script>${devScript}</script></head><body><div id="root"></div><script type="application/json" id="${gallerySourcesElementId}">${serialiseInline(sources)}</script><script crossorigin src="${shell}/gallery.js"></script></body></html>`,
});

/** A page that the browser renders alone. @param styles of the shell. @param problem why it was not prerendered */
export function browserDocument(composition: PageComposition, styles: readonly string[], problem: string): DevDocument {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const scripts = composition.scripts.map(({ src }) => `<script crossorigin src="${src}"></script>`).join('');
  const data = serialiseInline(composition);
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/media/favicon.svg">${links}<script>${devScript}</script></head><body><div id="root"></div><script>showProblem(${serialiseInline(problem)})</script><script type="application/json" id="${compositionElementId}">${data}</script>${scripts}</body></html>`,
  };
}
