import 'shared-config/layers.css';
import 'shared-config/tokens.css';
import 'shared-config/typefaces.css';
import 'shared-config/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { compositionElementId, parsePageComposition } from 'shared-config/contract/composition';
import { isPageMissing } from 'shared-config/contract/page-missing';
import { App } from './app';
import { alignLocation } from './boot/align-location';
import { rootElementId } from './document/root-element';
import { toolHeadTags } from './document/tool-head';
import { preloadIdlePages, preloadPointedLinks } from './preloading/preload-pages';
import { trackEntry } from './remotes/load-entry';
import { readInlinePosts } from './remotes/page-posts';
import { savePrerenderedContent } from './remotes/prerendered-content';
import { reportPageError } from './remotes/report-page-error';

const data = document.getElementById(compositionElementId)?.textContent ?? 'null';
const composition = parsePageComposition(JSON.parse(data), `composition in ${location.pathname}`);
for (const remote of composition.remotes) trackEntry(remote);

const report = (error: unknown, place?: string) => reportPageError(composition, error, place);
window.addEventListener('error', ({ error, message, filename }) => report(error ?? message, filename));
window.addEventListener('unhandledrejection', ({ reason }) => report(reason));

const options = {
  // A page that does not exist is shown as that; whatever else a boundary catches is a defect.
  onCaughtError: (error: unknown) => {
    if (!isPageMissing(error)) console.error(error);
  },
  // Above all what was prerendered and differs; the trace of components names whose it is.
  onRecoverableError: (error: unknown, { componentStack = '' }: { componentStack?: string }) => {
    console.error(error);
    report(error, componentStack);
  },
};

function startPage(): void {
  const root = document.getElementById(rootElementId);
  if (!root) throw new Error(`${location.pathname}: no element #${rootElementId}. Compose the site again`);
  // React takes over the head of a page that it hydrates; a tool's is rendered anew, and the old title would win.
  const staleHead = composition.page.kind === 'client' ? document.head.querySelectorAll(toolHeadTags) : [];
  let restoreLocation: (() => void) | null = alignLocation(composition.page);

  const onFirstPageReady = () => {
    for (const tag of staleHead) tag.remove();
    restoreLocation?.();
    restoreLocation = null;
    // What the visitor did until now is repeated now (queue-early-events.ts).
    document.documentElement.dataset['hydrated'] ||= 'true';
  };

  const posts = readInlinePosts();
  const app = (
    <StrictMode>
      {/* Which navigations are rendered in slices is decided in `useShownLocation`. */}
      <BrowserRouter useTransitions={false}>
        <App composition={composition} posts={posts} onFirstPageReady={onFirstPageReady} />
      </BrowserRouter>
    </StrictMode>
  );
  if (composition.page.kind === 'client') createRoot(root, options).render(app);
  else {
    const page = document.querySelector('main');
    if (page) savePrerenderedContent(page);
    // As a transition: React works in slices, and serves what a visitor does meanwhile in between.
    startTransition(() => void hydrateRoot(root, app, options));
  }

  // A full load after a failure has turned it off for itself alone.
  history.scrollRestoration = 'auto';
  if (process.env.NODE_ENV === 'development') {
    import('./development/show-boundaries').then(({ addBoundariesButton }) => addBoundariesButton(composition));
  }
  preloadPointedLinks();
  preloadIdlePages();
}

startPage();
