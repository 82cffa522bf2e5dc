import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseSiteComposition, siteCompositionPath } from 'kit/contract/composition';
import { securityTextPath } from 'kit/contract/security-text';
import { headersOf } from 'kit/contract/site-headers';
import { notFoundFile } from 'kit/contract/site-index';
import { refuse } from '../http/refuse';
import type { WithBase } from '../http/with-base';
import { type ChosenOverrides, chooseOverrides, createSeal } from '../override/choose-overrides';
import { overrideComposition, overrideMissing, overridePage } from '../override/override-page';
import { openPublishedVersions, type PublishedVersions } from '../override/published-versions';
import type { SiteChooser } from './choose-site-by-share';
import { locateFile } from './locate-file';
import type { Site } from './read-site';
import { sendFile, sendNotFound } from './send-file';
import { sendSecurityText } from './send-security-text';
import { isTool, isToolGuarded } from './staff-tools';
import { createNearestFinder } from './suggest-pages';

/** The options of the site's routes. */
type SiteRouteOptions = {
  /** Folder of the published versions. */
  releases: string;
  withBase: WithBase;
  /**
   * Called when a visitor is sent what a tab takes its versions from, a page or the composition, with the folder of its site; also when
   * their browser has it already.
   */
  onServed: (folder: string, request: FastifyRequest) => void;
};

/** Every page and file of the composed site. */
export function registerSiteRoutes(
  scope: FastifyInstance,
  chooseSite: SiteChooser,
  { releases, withBase, onServed }: SiteRouteOptions,
): void {
  const versions = openPublishedVersions(releases, withBase);
  const seal = createSeal();
  const findNearest = createNearestFinder();
  scope.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const site = await chooseSite(request, reply);
      const choose = () =>
        chooseOverrides(request, reply, seal, async () => ({ remotes: await listRemotes(site), versions }));
      const [, pathname = '', search = ''] = /^([^?]*)(\?.*)?$/s.exec(request.url) ?? [];
      const securityText = pathname === securityTextPath ? await sendSecurityText(reply, site) : undefined;
      if (securityText) return securityText;
      const located = await locateFile(site, pathname, search);
      const added = located.kind === 'file' ? undefined : await sendAdded(request, reply, { site, pathname, choose });
      if (added) return added;
      if (located.kind === 'redirect') return reply.redirect(withBase(located.to), located.status);
      if (located.kind === 'gone') return sendNotFound(request, reply, { site, findNearest, status: 410 });
      const published =
        located.kind === 'not-found' ? await readPreviewed(request, { pathname, versions, choose }) : undefined;
      if (published) return reply.type(published.type).header('Cache-Control', 'no-store').send(published.content);
      if (located.kind === 'not-found' || (await isHidden(request, site, located.file))) {
        return sendNotFound(request, reply, { site, findNearest });
      }
      const { path, file } = located;
      const overridden = await sendOverridden(request, reply, { site, path, file, choose });
      if (overridden) return overridden;
      if (request.method === 'GET' && hasVersions(path, file)) onServed(site.folder, request);
      return sendFile(request, reply, { site, path, file });
    },
  });
}

/** Finds the overrides of a request. */
type ChooseOverrides = () => Promise<ChosenOverrides>;

/** Whether a tab takes versions from a file: it is a page, or the composition of the rest of the site. */
const hasVersions = (path: string, file: string) => file.endsWith('.html') || path === siteCompositionPath;

/** Without sign-in a tool is for staff on this machine alone: anybody who reaches its documents can change them. */
const isHidden = async ({ access }: FastifyRequest, site: Site, file: string) =>
  access !== 'staff' && isTool(site, file) && !(await isToolGuarded(site, file));

/** Sends staff a page, or the composition, with the builds that they have chosen; `undefined` when they have chosen none. */
async function sendOverridden(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, path, file, choose }: { site: Site; path: string; file: string; choose: ChooseOverrides },
) {
  if (request.access !== 'staff' || !hasVersions(path, file)) return undefined;
  const chosen = await choose();
  if (chosen.kind === 'refused') return refuse(request, reply, chosen);
  if (chosen.overrides.size === 0) return undefined;
  const text = await readFile(join(site.folder, file), 'utf8');
  reply.headers(headersOf(site.index.headers, path)).header('Cache-Control', 'no-store');
  return file.endsWith('.html')
    ? reply.type('text/html; charset=utf-8').send(overridePage(text, chosen.overrides))
    : reply.type('application/json').send(JSON.stringify(overrideComposition(text, chosen.overrides)));
}

/** Sends staff a page that the live site lacks and a build that they have chosen has; `undefined` when none has it. */
async function sendAdded(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, pathname, choose }: { site: Site; pathname: string; choose: ChooseOverrides },
) {
  const lastWord = pathname.slice(pathname.lastIndexOf('/') + 1);
  // A page has no dot in its last word.
  if (request.access !== 'staff' || lastWord === '' || lastWord.includes('.')) return undefined;
  const chosen = await choose();
  if (chosen.kind === 'refused') return refuse(request, reply, chosen);
  if (chosen.overrides.size === 0) return undefined;
  const html = await readFile(join(site.folder, notFoundFile), 'utf8');
  const text = await readFile(join(site.folder, siteCompositionPath), 'utf8');
  const page = overrideMissing({ path: pathname, html, text }, chosen.overrides);
  if (page === undefined) return undefined;
  reply.headers(headersOf(site.index.headers, pathname)).header('Cache-Control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(page);
}

/** A file of a version that was never live and that staff have chosen to look at; a live site that lacks a file lacks it for them too. */
async function readPreviewed(
  { access }: FastifyRequest,
  { pathname, versions, choose }: { pathname: string; versions: PublishedVersions; choose: ChooseOverrides },
) {
  const [, remote = '', version] = /^\/assets\/([^/]+)\/([^/]+)\//.exec(pathname) ?? [];
  if (access !== 'staff' || version === undefined) return undefined;
  const chosen = await choose();
  if (chosen.kind === 'refused' || chosen.overrides.get(remote)?.version !== version) return undefined;
  return versions.read(pathname);
}

/** Names of the remotes of a site. */
async function listRemotes({ folder }: Site): Promise<string[]> {
  const text = await readFile(join(folder, siteCompositionPath), 'utf8');
  return parseSiteComposition(JSON.parse(text), siteCompositionPath).remotes.map(({ name }) => name);
}
