import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CanarySites, canarySiteFile, canarySitesSchema } from 'kit/contract/canary-sites';
import { describeIssue } from 'kit/contract/describe-issue';
import * as v from 'valibot';
import { readCookie, setCookie } from '../http/cookies';
import { processLog } from '../logging/log';
import { isInShare, visitorBuckets } from './is-in-share';
import { createSiteReader, type Site, type SiteReader } from './read-site';

/** Name of the cookie with a visitor's bucket. */
const cookieName = 'release-group';

/** Thirty days in seconds. */
const cookieAge = 30 * 86_400;

/** Chooses a visitor's site: the live one, or the one with the versions whose shares the visitor is in. */
export type SiteChooser = (request: FastifyRequest, reply: FastifyReply) => Promise<Site>;

/** Chooses by a cookie that is set once, and only during a gradual release. */
export function createSiteChooser(siteLink: string, readLive: SiteReader): SiteChooser {
  const readers = new Map<string, SiteReader>();
  const file = canarySiteFile(siteLink);
  const reportOnce = createReport();
  return async (request, reply) => {
    const gradual = await readGradual(file, reportOnce);
    if (!gradual) return readLive();
    const kept = readCookie(request.headers.cookie, cookieName) ?? '';
    const isKept = /^\d{1,4}$/.test(kept);
    const bucket = isKept ? Number(kept) : randomInt(visitorBuckets);
    if (!isKept && request.headers.accept?.includes('text/html')) {
      const secure = request.origins.some((origin) => origin.startsWith('https:'));
      setCookie(reply, cookieName, String(bucket), { sameSite: 'lax', maxAge: cookieAge, secure });
    }
    const live = await readLive();
    const chosen = siteOf(gradual, bucket);
    if (chosen === undefined) return live;
    // Composed sites lie beside the live one.
    const folder = join(dirname(live.folder), chosen);
    const reader = readers.get(folder) ?? createSiteReader(folder);
    readers.set(folder, reader);
    return reader().catch((error: unknown) => {
      // A site that is missing counts as no gradual release.
      reportOnce(folder, error instanceof Error ? error.message : String(error));
      return live;
    });
  };
}

/** The folder of the site of a bucket of visitors; `undefined` for those in no share. */
function siteOf({ releases, sites }: CanarySites, bucket: number): string | undefined {
  const packages = releases.filter((release) => isInShare(bucket, release)).map((release) => release.package);
  return sites.find(
    (one) => one.packages.length === packages.length && one.packages.every((name) => packages.includes(name)),
  )?.site;
}

type ReportOnce = (what: string, message: string) => void;

/** Logs a defect of a gradual release once, not with every request. */
function createReport(): ReportOnce {
  let reported: string | undefined;
  return (what, message) => {
    if (reported === what) return;
    reported = what;
    processLog({ level: 'error', message: `No gradual release, every visitor gets the live site: ${message}` });
  };
}

/** The gradual releases. An invalid file counts as none: every visitor gets the live site. */
async function readGradual(file: string, reportOnce: ReportOnce) {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return undefined;
  const { success, output, issues } = v.safeParse(v.pipe(v.string(), v.parseJson(), canarySitesSchema), text);
  if (success) return output;
  reportOnce(text, `${file}: ${describeIssue(issues)}. Compose the site again`);
  return undefined;
}
