/// <reference path="./page-globals.d.ts" />
import { captureOwnerStack, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { compositionElementId, parsePageComposition } from '../contract/composition';
import { readInlineMenus } from '../contract/menus';
import { isPageMissing } from '../contract/page-missing';
import { withBase } from '../page/base-path';
import { MenusContext } from '../page/menus/menu-entries';
import { whenIdle } from '../page/when-idle';
import { App } from './app';
import { alignLocation } from './boot/align-location';
import { setStrangersAside } from './boot/set-strangers-aside';
import { rootElementId } from './document/root-element';
import type { HostedSite } from './hosted-site';
import { preloadIdlePages } from './preloading/preload-pages';
import { awaitPageScript } from './remotes/await-page-script';
import { addFederationPlugins, registerRemote } from './remotes/federation';
import { readInlinePosts } from './remotes/page-posts';
import { pinScripts } from './remotes/pin-scripts';
import { savePrerenderedContent } from './remotes/prerendered-content';
import { reportPageError } from './remotes/report-page-error';
import { failedPackages, remoteErrorEvent } from './remotes/send-error-report';
import { knownSiteRemotes } from './remotes/site-composition';
import { findRoute } from './routing/find-route';
import { routePath } from './routing/route-path';
import { ToolRouter } from './routing/tool-router';

/** The bundler puts the value in; there is no `process` in a browser. Declared here and not for all: where pages are prerendered there is one. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/**
 * Makes the prerendered page that the document has interactive, and shows the next ones. Once a document.
 * @param hosted the site's part of the host
 */
export function startHost(hosted: HostedSite): void {
  const data = document.getElementById(compositionElementId)?.textContent ?? 'null';
  const composition = parsePageComposition(JSON.parse(data), `composition in ${location.pathname}`);
  addFederationPlugins([awaitPageScript, pinScripts]);

  const report = (error: unknown, place?: string) => reportPageError(composition, error, place);
  window.addEventListener('error', ({ error, message, filename }) => report(error ?? message, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));

  // The lines that have made an element, for the display of problems under development.
  if (process.env.NODE_ENV === 'development') Object.assign(window, { readOwners: captureOwnerStack });

  const options = {
    // A page that does not exist is shown as that; whatever else a boundary catches is a defect.
    onCaughtError: (error: unknown) => {
      if (!isPageMissing(error)) console.error(error);
    },
    // Above all differences from the prerendered page; the trace of components says whose they are.
    onRecoverableError: (error: unknown, { componentStack = '' }: { componentStack?: string }) => {
      console.error(error, componentStack);
      report(error, componentStack);
    },
  };

  const root = document.getElementById(rootElementId);
  if (!root) throw new Error(`${location.pathname}: no element #${rootElementId}. Compose the site again`);
  const restorations = [alignLocation(composition.page), setStrangersAside(root)];

  const onPageReady = () => {
    for (const restore of restorations.splice(0)) restore();
    // Events that were kept until now are answered now (queue-early-events.ts).
    document.documentElement.dataset['hydrated'] = 'true';
    dispatchEvent(new Event('hydrated'));
  };

  const app = (
    <MenusContext value={readInlineMenus()}>
      <App site={hosted} composition={composition} posts={readInlinePosts()} onPageReady={onPageReady} />
    </MenusContext>
  );
  const isTool = findRoute(composition.remotes, routePath(location.pathname))?.route.render === 'client';
  const site = (
    <StrictMode>
      {isTool ? (
        <ToolRouter basename={withBase('/')}>{app}</ToolRouter>
      ) : (
        <BrowserRouter basename={withBase('/')}>{app}</BrowserRouter>
      )}
    </StrictMode>
  );
  // A page that does not prerender under development is rendered by the browser alone.
  if (!root.hasChildNodes()) createRoot(root, options).render(site);
  else {
    const page = root.querySelector('main');
    if (page) savePrerenderedContent(page);
    // As a transition: React works in slices, and serves what a visitor does meanwhile in between.
    startTransition(() => void hydrateRoot(root, site, options));
  }

  // A full load after a failure has turned it off for itself alone.
  history.scrollRestoration = 'auto';
  if (process.env.NODE_ENV === 'development') {
    // The devtools of Module Federation list what is registered.
    composition.remotes.forEach(registerRemote);
    void import('./development/show-boundaries').then(({ addBoundariesButton }) => addBoundariesButton(composition));
  }
  preloadIdlePages();
  // Once the page is interactive, or has failed to become so.
  const measure = () => {
    const script = composition.measure;
    if (!script) return;
    // The element checks the hash; the import then takes the module that it has loaded.
    const element = Object.assign(document.createElement('script'), script, {
      type: 'module',
      onload: () =>
        import(/* webpackIgnore: true */ script.src).then(({ measureViews }) =>
          measureViews(composition, failedPackages, findRoute, knownSiteRemotes),
        ),
      onerror: () => report(new Error('The page is not measured: its script did not load'), script.src),
    });
    document.head.append(element);
  };
  for (const event of ['hydrated', remoteErrorEvent]) addEventListener(event, () => whenIdle(measure), { once: true });
}
