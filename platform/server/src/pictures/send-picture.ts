import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';

/** Nothing in a picture runs or is fetched, whatever it is, also where somebody opens it as a page. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml' };

/** Sends a stored picture. @param cacheControl how long the client may keep it */
export const sendPicture = async (reply: FastifyReply, file: string, cacheControl: string) =>
  reply
    .type(types[file.slice(-3)] ?? 'application/octet-stream')
    .header('Content-Length', (await stat(file)).size)
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', cacheControl)
    .send(createReadStream(file));
