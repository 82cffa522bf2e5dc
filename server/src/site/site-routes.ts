import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { siteCompositionPath } from 'shared-config/contract/composition';
import { headersOf } from 'shared-config/contract/site-headers';
import { refuse } from '../http/refuse';
import { chooseOverrides } from '../override/choose-overrides';
import { overrideComposition, overridePage } from '../override/override-page';
import type { SiteChooser } from './choose-site-by-share';
import { locateFile } from './locate-file';
import { sendFile } from './send-file';
import { isToolGuarded, toolFile } from './tool-page';

/** Every page and file of the composed site. */
export function registerSiteRoutes(scope: FastifyInstance, chooseSite: SiteChooser): void {
  scope.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const site = await chooseSite(request, reply);
      const mark = request.url.indexOf('?');
      const pathname = mark < 0 ? request.url : request.url.slice(0, mark);
      const search = mark < 0 ? '' : request.url.slice(mark);
      const located = await locateFile(site, pathname, search);
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
      return sendFile(request, reply, { site, ...located });
    },
  });
}
