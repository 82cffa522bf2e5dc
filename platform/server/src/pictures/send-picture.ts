import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FastifyReply } from 'fastify';
import { fileKinds, isFileName } from 'kit/posts/stored-file';

/** Nothing in a picture runs or is fetched, whatever it is, also where somebody opens it as a page. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const types: Readonly<Record<string, string>> = {
  ...{ jpg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml' },
  ...Object.fromEntries(Object.entries(fileKinds).map(([kind, { type }]) => [kind, type])),
};

/** Sends a stored picture, or a file, which no browser is to show. @param cacheControl how long the client may keep it */
export const sendPicture = async (reply: FastifyReply, file: string, cacheControl: string) =>
  reply
    .type(types[file.slice(-3)] ?? 'application/octet-stream')
    .header('Content-Length', (await stat(file)).size)
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', cacheControl)
    .headers(isFileName(basename(file)) ? { 'Content-Disposition': 'attachment' } : {})
    .send(createReadStream(file));
