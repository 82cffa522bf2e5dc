import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type LeftOutPage, leftOutPath, leftOutRecordFile, leftOutSchema } from 'kit/contract/left-out';
import { policyHash } from 'kit/contract/policy-hash';
import { parseSiteIndex, siteIndexFile } from 'kit/contract/site-index';
import * as v from 'valibot';
import type { ErrorStore } from '../errors/error-store';
import type { WatchStore } from '../signals/shares/watch-store';
import { readSiteRecord } from '../site/read-site-record';
import { compositionStyle, writeCompositionPage } from './composition-page';

/**
 * `/__composition`: routes, versions, sizes, history and failures of each package; `/__left-out`: the blog tool's notice at posts whose
 * pages failed. For staff on this machine.
 */
export function registerCompositionRoutes(
  server: FastifyInstance,
  siteLink: string,
  errors: ErrorStore,
  watches: WatchStore,
  readColours: () => Promise<string>,
): void {
  server.get(leftOutPath, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ pages: await readLeftOut(siteLink) }),
  );
  server.get('/__composition', async (_request, reply) => {
    const record = await readSiteRecord(siteLink);
    if (record === undefined) {
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('This site was composed elsewhere: no record of it lies beside it.');
    }
    const colours = await readColours();
    // The picture brings a style of its own inside its SVG. Never slow: compose writes it, with one.
    const [, pictureStyle = ''] = /<style>(.*?)<\/style>/s.exec(record.picture) ?? [];
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header(
        'Content-Security-Policy',
        `default-src 'none'; style-src ${policyHash(colours)} ${policyHash(compositionStyle)} ${policyHash(pictureStyle)}; frame-ancestors 'none'`,
      )
      .send(
        writeCompositionPage(record, errors.sum, {
          leftOut: await readLeftOut(siteLink),
          redirects: await readRedirects(siteLink),
          watched: watches.list(),
          colours,
        }),
      );
  });
}

/** The pages that the live site lacks. One that lacks none has no such list, nor has one that was composed elsewhere or by an older version. */
async function readLeftOut(siteLink: string): Promise<readonly LeftOutPage[]> {
  const text = await readFile(leftOutRecordFile(await realpath(siteLink)), 'utf8').catch(() => null);
  return text === null ? [] : v.parse(v.pipe(v.string(), v.parseJson(), leftOutSchema), text).pages;
}

/** Where addresses of the live site lead that have no page any more. */
async function readRedirects(siteLink: string): Promise<Readonly<Record<string, string>>> {
  const file = join(siteLink, siteIndexFile);
  return parseSiteIndex(JSON.parse(await readFile(file, 'utf8')), file).redirects;
}
