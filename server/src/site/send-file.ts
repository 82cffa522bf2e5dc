import { createReadStream, type Stats, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headersOf } from 'shared-config/contract/site-headers';
import { acceptsEncoding } from '../http/accepts-encoding';
import type { Site } from './read-site';
import { readSmallFile } from './read-small-file';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.dxf': 'image/vnd.dxf',
  '.glb': 'model/gltf-binary',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** A file to send. */
export type Sending = {
  site: Site;
  path: string;
  file: string;
  /** What the file system says of the file, where that is known. */
  found?: Stats;
  isImmutable: boolean;
  status?: number;
};

/** Sends a file of the site: precompressed if the browser accepts that, with an ETag, and in ranges. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, path, file, found: ofFile, isImmutable, status = 200 }: Sending,
) {
  const extension = extname(file);
  // A composed site never changes, so its id, the path and the encoding identify the bytes.
  const identity = `"${site.index.compositionId}"`;
  const range = status === 200 ? wantedRange(request, identity) : undefined;
  const encoded = range ? undefined : chooseEncoding(file, request.headers['accept-encoding'] ?? '');
  const source = encoded ? file + encoded.suffix : file;
  const found = encoded?.found ?? ofFile ?? statSync(file);
  const { size } = found;
  const etag = encoded ? `"${site.index.compositionId}-${encoded.name}"` : identity;

  const headers = siteHeaders(site, path);
  reply.headers(headers);
  const cacheControl = isImmutable ? 'public, max-age=31536000, immutable' : (headers['Cache-Control'] ?? 'no-cache');
  reply.headers({
    'Content-Type': headers['Content-Type'] ?? contentTypes[extension] ?? 'application/octet-stream',
    'Cache-Control': cacheControl,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoded ? { 'Content-Encoding': encoded.name } : { 'Accept-Ranges': 'bytes' }),
  });
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();

  if (range) {
    const part = parseRange(range, size);
    if (part === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${size}`).send();
    if (part) {
      reply.code(206).header('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
      reply.header('Content-Length', part.end - part.start + 1);
      return reply.send(createReadStream(source, part));
    }
  }
  reply.code(status).header('Content-Length', size);
  if (request.method === 'HEAD') return reply.send();
  return reply.send((await readSmallFile(source, found)) ?? createReadStream(source));
}

const headersOfSites = new WeakMap<Site, Map<string, Record<string, string>>>();

/** The headers of a path in a site, found once: there are as many as there are files. */
function siteHeaders(site: Site, path: string): Record<string, string> {
  const ofSite = headersOfSites.get(site) ?? new Map<string, Record<string, string>>();
  headersOfSites.set(site, ofSite);
  const headers = ofSite.get(path) ?? headersOf(site.index.headers, path);
  ofSite.set(path, headers);
  return headers;
}

/** Whether the browser has this version: the comparison is weak, and `*` matches any (RFC 9110, section 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  return header?.trim() === '*' || header?.match(/"[^"]*"/g)?.includes(etag) === true;
}

/**
 * The requested range; none if the whole file is to be sent. Only GET has ranges (RFC 9110, section 14.2), and
 * `If-Range` requests one only of the version that it names: dates are not supported, and a weak tag never matches (13.1.5).
 */
function wantedRange({ method, headers }: FastifyRequest, etag: string): string | undefined {
  const condition = headers['if-range'];
  return method === 'GET' && (condition === undefined || condition === etag) ? headers.range : undefined;
}

/** The first encoding that the browser accepts and the site has. The file system has it in memory: it responds at once. */
function chooseEncoding(file: string, accepted: string) {
  for (const encoding of encodings) {
    if (!acceptsEncoding(accepted, encoding.name)) continue;
    const found: Stats | undefined = statSync(file + encoding.suffix, { throwIfNoEntry: false });
    if (found) return { ...encoding, found };
  }
  return undefined;
}

/** Parses one range (RFC 9110, section 14.1.2); `null`, which sends the whole file, for several ranges or another unit. */
function parseRange(header: string, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header);
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
