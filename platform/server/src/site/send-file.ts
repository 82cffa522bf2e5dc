import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import send from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headersOf } from 'kit/contract/site-headers';
import { notFoundFile } from 'kit/contract/site-index';
import { writeNearestPages } from 'kit/search/nearest-pages-html';
import type { Site } from './read-site';
import type { NearestFinder } from './suggest-pages';

/** Compressed forms that stand beside files, the smallest first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Releases have their version in the path, and media a hash in their name; icons have a fixed name. */
const immutablePath = /^\/(assets\/.+|media\/.+\.[0-9a-f]{8}\.\w+)$/;

/** Sends a file of a site with the headers of its path: as it was compressed beforehand, or in ranges. @param file in the site's folder */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, path, file }: { site: Site; path: string; file: string },
) {
  const encoding = chooseEncoding(request, site, file);
  const found = await send(request.raw, encodeURI(file + (encoding?.suffix ?? '')), {
    root: site.folder,
    cacheControl: false,
    contentType: false,
    // A rollback sends a version with an older time.
    lastModified: false,
  });
  return reply
    .code(found.statusCode)
    .headers({
      ...contentHeaders(file, encoding),
      ...fileHeaders(site, path),
      ...found.headers,
    })
    .send(found.stream);
}

/**
 * Sends the page for what is not there, with the pages that were perhaps meant.
 * @param status 410 for a page that has been given up: search engines forget it at once
 */
export async function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, findNearest, status = 404 }: { site: Site; findNearest: NearestFinder; status?: 404 | 410 },
) {
  const file = notFoundFile;
  const nearest = await findNearest(site, request.url);
  const encoding = nearest.length > 0 ? undefined : chooseEncoding(request, site, file);
  const page = await readFile(join(site.folder, file + (encoding?.suffix ?? '')));
  return reply
    .code(status)
    .headers({ ...contentHeaders(file, encoding), ...fileHeaders(site, '/404') })
    .send(nearest.length > 0 ? writeNearestPages(page.toString(), nearest, site.index.basePath) : page);
}

/** The compressed form of a file that is sent; `undefined` when it is sent as it is. */
function chooseEncoding({ headers }: FastifyRequest, site: Site, file: string): (typeof encodings)[number] | undefined {
  const accepted = headers['accept-encoding'] ?? '';
  return encodings.find(
    ({ name, suffix }) => acceptsEncoding(accepted, name) && existsSync(join(site.folder, file + suffix)),
  );
}

const contentHeaders = (file: string, encoding: (typeof encodings)[number] | undefined) => ({
  'Content-Type': contentTypeOf(file),
  Vary: 'Accept-Encoding',
  ...(encoding && { 'Content-Encoding': encoding.name }),
});

function fileHeaders(site: Site, path: string): Record<string, string> {
  const headers = headersOf(site.index.headers, path);
  const cacheControl = immutablePath.test(path) ? 'public, max-age=31536000, immutable' : headers['Cache-Control'];
  return {
    ...headers,
    'Cache-Control': cacheControl ?? 'no-cache',
    ...(headers['Content-Disposition'] && { 'Content-Disposition': nameDownload(path) }),
  };
}

/** Says the name of a file to download, which is the last part of its address (RFC 8187). */
const nameDownload = (path: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(basename(path)).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** Whether an `Accept-Encoding` header accepts an encoding. */
const acceptsEncoding = (header: string, encoding: string) =>
  header
    .split(',')
    .map((entry) => entry.trim())
    .some((name) => name === encoding || (name.startsWith(`${encoding};`) && !/;\s*q=0(\.0*)?$/.test(name)));

function contentTypeOf(file: string): string {
  const type = send.mime.getType(file) ?? 'application/octet-stream';
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
