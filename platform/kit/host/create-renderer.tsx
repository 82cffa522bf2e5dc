import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ContractError } from '../contract/contract-error';
import type { HostRenderer } from '../contract/host-renderer';
import { withBase } from '../page/base-path';
import { MenusContext } from '../page/menus/menu-entries';
import { chooseWords } from '../words/choose-words';
import { App } from './app';
import { renderDocument, type SiteDocument } from './document/render-document';
import { rootElementId } from './document/root-element';
import type { HostedSite } from './hosted-site';
import { addFederationPlugins } from './remotes/federation';
import { verifiedContainers } from './remotes/verified-containers';

/**
 * Makes what compose prerenders the pages of a site with.
 * @param documents the common parts of its documents
 * @throws {ContractError} when the words that pages are given are not of the site's language: nothing is composed
 */
export function createRenderer(site: HostedSite, documents: SiteDocument): HostRenderer {
  const { locale } = chooseWords(documents.language);
  if (site.words.locale !== locale)
    throw new ContractError(
      'invalid-definition',
      'shell',
      `it gives pages words of "${site.words.locale}", and the site's language is "${documents.language}"`,
      `Give it those of "${locale}" (kit/words)`,
    );
  return createRendererOf(site, documents);
}

const createRendererOf = (site: HostedSite, documents: SiteDocument): HostRenderer => ({
  initialise: ({ remotes }, loadContainer) => addFederationPlugins([verifiedContainers(remotes, loadContainer)]),
  renderPage: async ({ composition, assetOrigins, connectOrigins, location, styles, posts }) => {
    const failures: unknown[] = [];
    const opening = `<div id="${rootElementId}">`;
    // One element around the app, as in the browser: ids made by useId depend on the shape of the tree above them.
    const { prelude } = await prerenderToNodeStream(
      <div id={rootElementId}>
        <StrictMode>
          <StaticRouter basename={withBase('/')} location={withBase(location)}>
            <MenusContext value="places">
              <App site={site} composition={composition} posts={posts} />
            </MenusContext>
          </StaticRouter>
        </StrictMode>
      </div>,
      {
        // Larger boundaries would be moved behind a hidden element and an inline script (facebook/react#35460).
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // React would publish the fallback in place of a page that throws, and say no more.
        onError: (error) => void failures.push(error),
      },
    );
    if (failures.length > 0) throw failures[0];
    let html = '';
    for await (const chunk of prelude.setEncoding('utf8')) html += chunk;
    const start = html.indexOf(opening);
    const [head, body] = [html.slice(0, start), html.slice(start)];
    return renderDocument({ ...documents, head, body, styles, composition, assetOrigins, connectOrigins, posts });
  },
});
