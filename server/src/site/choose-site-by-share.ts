import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeIssue } from 'shared-config/contract/describe-issue';
import { gradualSiteFile, gradualSiteSchema } from 'shared-config/contract/site-index';
import * as v from 'valibot';
import { readCookie, setCookie } from '../http/cookies';
import { processLog } from '../logging/log';
import { createSiteReader, type Site, type SiteReader } from './read-site';

/** Name of the cookie with a visitor's group, 0 to 99. Groups below the share get the new site, so raising the share moves nobody back. */
const cookieName = 'release-group';

/** Thirty days in seconds. */
const cookieAge = 30 * 86_400;

/** Chooses a visitor's site: the live one, or the one that a share of the visitors gets. */
export type SiteChooser = (request: FastifyRequest, reply: FastifyReply) => Promise<Site>;

/** Chooses by a cookie that is set once, and only during a gradual release. */
export function createSiteChooser(siteLink: string, readLive: SiteReader): SiteChooser {
  const readers = new Map<string, SiteReader>();
  return async (request, reply) => {
    const gradual = await readGradual(siteLink);
    if (!gradual) return readLive();
    const kept = readCookie(request.headers.cookie, cookieName) ?? '';
    const isKept = /^\d{1,2}$/.test(kept);
    const group = isKept ? Number(kept) : randomInt(100);
    if (!isKept && request.headers.accept?.includes('text/html')) {
      const secure = request.origins.some((origin) => origin.startsWith('https:'));
      setCookie(reply, cookieName, String(group), { sameSite: 'lax', maxAge: cookieAge, secure });
    }
    if (group >= gradual.share) return readLive();
    // Composed sites lie beside the live one.
    const live = await readLive();
    const folder = join(dirname(live.folder), gradual.site);
    const reader = readers.get(folder) ?? createSiteReader(folder);
    readers.set(folder, reader);
    return reader().catch((error: unknown) => {
      // A site that is missing counts as no gradual release.
      reportOnce(folder, error instanceof Error ? error.message : String(error));
      return live;
    });
  };
}

let reported: string | undefined;

/** Logs a defect of a gradual release once, not with every request. */
function reportOnce(what: string, message: string): void {
  if (reported === what) return;
  reported = what;
  processLog({ level: 'error', message: `No gradual release, every visitor gets the live site: ${message}` });
}

/** The gradual release, if there is one. An invalid file counts as none: every visitor gets the live site. */
async function readGradual(siteLink: string) {
  const file = gradualSiteFile(siteLink);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return undefined;
  const { success, output, issues } = v.safeParse(v.pipe(v.string(), v.parseJson(), gradualSiteSchema), text);
  if (success) return output;
  reportOnce(text, `${file}: ${describeIssue(issues)}. Compose the site again`);
  return undefined;
}
