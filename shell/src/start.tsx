import 'shared-config/layers.css';
import 'shared-config/tokens.css';
import 'shared-config/typefaces.css';
import 'shared-config/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { compositionElementId, parsePageComposition } from 'shared-config/contract/composition';
import { isPageMissing } from 'shared-config/contract/page-missing';
import { App } from './app';
import { alignLocation } from './boot/align-location';
import { rootElementId } from './document/root-element';
import { toolHeadTags } from './document/tool-head';
import { preloadIdlePages, preloadPointedLinks } from './preloading/preload-pages';
import { pinIntegrity, registerComposedRemotes, registerFederationPlugin } from './remotes/federation';
import { readInlinePosts } from './remotes/page-posts';
import { savePrerenderedContent } from './remotes/prerendered-content';

// The bundler puts the value in; there is no `process` in a browser.
declare const process: { readonly env: { readonly NODE_ENV: string } };

const data = document.getElementById(compositionElementId)?.textContent ?? 'null';
const composition = parsePageComposition(JSON.parse(data), `composition in ${location.pathname}`);
const root = document.getElementById(rootElementId);
if (!root) throw new Error(`${location.pathname}: no element #${rootElementId}. Compose the site again`);

registerFederationPlugin(pinIntegrity());
registerComposedRemotes(composition.remotes, 'global');

const page = document.querySelector('main');
if (page) savePrerenderedContent(page);
// React takes over the head of a page that it hydrates; a tool's is rendered anew, and the old title would win.
const staleHead = composition.page.kind === 'client' ? document.head.querySelectorAll(toolHeadTags) : [];
let restoreLocation: (() => void) | null = alignLocation(composition.page);

const onFirstPageReady = () => {
  for (const tag of staleHead) tag.remove();
  restoreLocation?.();
  restoreLocation = null;
  // What the visitor did until now is repeated now (hold-interactions.ts).
  document.documentElement.dataset['hydrated'] ||= 'true';
};

const posts = readInlinePosts();
const app = (
  <StrictMode>
    <BrowserRouter>
      <App composition={composition} posts={posts} onFirstPageReady={onFirstPageReady} />
    </BrowserRouter>
  </StrictMode>
);

const options = {
  // A page that does not exist is shown as that; whatever else a boundary catches is a defect.
  onCaughtError: (error: unknown) => {
    if (!isPageMissing(error)) console.error(error);
  },
};
if (composition.page.kind === 'client') createRoot(root, options).render(app);
else hydrateRoot(root, app, options);

// A full load after a failure has turned it off for itself alone.
history.scrollRestoration = 'auto';
if (process.env.NODE_ENV === 'development') {
  import('./development/show-boundaries').then(({ addBoundariesButton }) => addBoundariesButton(composition));
}
preloadPointedLinks();
preloadIdlePages();
