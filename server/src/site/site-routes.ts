import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { siteCompositionPath } from 'shared-config/contract/composition';
import { headersOf } from 'shared-config/contract/site-headers';
import { refuse } from '../http/refuse';
import { createClientLimit } from '../listeners/limit-per-client';
import { chooseOverrides } from '../override/choose-overrides';
import { overrideComposition, overridePage } from '../override/override-page';
import { askedLocation } from '../query/asked-location';
import type { QueryPages } from '../query/query-pages';
import { renderTimeoutOf } from '../query/render-timeout';
import { isToolGuarded, toolFile } from './blog-tool';
import type { SiteChooser } from './choose-site-by-share';
import { locateFile } from './locate-file';
import { sendFile } from './send-file';
import { sendRendered } from './send-rendered';

/** Pages that are rendered for the queries of one client in a minute; more get the page without their query. */
const queriesPerMinute = 60;

/** Every page and file of the composed site. */
export function registerSiteRoutes(
  scope: FastifyInstance,
  chooseSite: SiteChooser,
  queryPages: QueryPages | undefined,
): void {
  const isWithinLimit = createClientLimit(scope, queriesPerMinute);
  /** The page with what its query asks for; nothing for a query that asks nothing, and when it has to do without. */
  const renderAsked = async (request: FastifyRequest, siteFolder: string, location: string | undefined) => {
    if (!queryPages || location === undefined || request.method !== 'GET') return undefined;
    const known = queryPages.find(siteFolder, location);
    return (
      known ??
      ((await isWithinLimit(request)) ? queryPages.render(siteFolder, location, renderTimeoutOf(request)) : undefined)
    );
  };
  scope.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const site = await chooseSite(request, reply);
      const mark = request.url.indexOf('?');
      const pathname = mark < 0 ? request.url : request.url.slice(0, mark);
      const search = mark < 0 ? '' : request.url.slice(mark);
      // Whoever may have files alone gets those of a static host.
      const canRender = request.access === 'files' ? undefined : queryPages?.canRender;
      const located = await locateFile(site, pathname, search, canRender);
      if (located.kind === 'redirect') return reply.redirect(located.to, located.status);
      const isStaff = request.access === 'staff';
      // Without sign-in the tool is for staff on this machine alone: anybody who reaches its documents can change them.
      const isHidden =
        located.kind === 'file' && !isStaff && located.file === toolFile(site) && !(await isToolGuarded(site));
      if (located.kind === 'not-found' || isHidden) {
        const file = join(site.folder, '404.html');
        return sendFile(request, reply, { site, path: '/404', file, isImmutable: false, status: 404 });
      }
      const isPage = located.file.endsWith('.html');
      if (isStaff && (isPage || pathname === siteCompositionPath)) {
        const chosen = await chooseOverrides(request, reply);
        if (chosen.kind === 'refused') return refuse(request, reply, { status: 403, message: chosen.message });
        if (chosen.overrides.size > 0) {
          const text = await readFile(located.file, 'utf8');
          reply.headers(headersOf(site.index.headers, located.path)).header('Cache-Control', 'no-store');
          if (!isPage) return reply.type('application/json').send(overrideComposition(text, chosen.overrides));
          return reply.type('text/html; charset=utf-8').send(overridePage(text, chosen.overrides));
        }
      }
      const html =
        located.queryPage && (await renderAsked(request, site.folder, askedLocation(located.queryPage, search)));
      if (html !== undefined) return sendRendered(request, reply, { site, path: located.path, html });
      return sendFile(request, reply, { site, ...located });
    },
  });
}
