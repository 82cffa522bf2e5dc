import type { FastifyReply, FastifyRequest } from 'fastify';
import { basePath } from 'kit/page/base-path';
import { picturesPath } from 'kit/posts/stored-picture';
import { refuse } from '../http/refuse';

/** Documents and pictures are at the root of a listener, wherever the site is: the Firebase SDK knows an origin and no path. */
const atRoot = ['/v1/', picturesPath];

/** A request target as the routes know it: without the path of its host below which the site is. Any other is as it was. */
export function enterSite(target: string): string {
  const path = basePath();
  return path !== '' && target.startsWith(`${path}/`) ? target.slice(path.length) : target;
}

/** Answers a request for something beside the site, which a proxy should never send here. @returns whether there was one */
export function refuseOutside(request: FastifyRequest, reply: FastifyReply): boolean {
  const path = basePath();
  const target = request.originalUrl;
  if (path === '' || target.startsWith(`${path}/`) || atRoot.some((start) => target.startsWith(start))) return false;
  if (/^[^?]*/.exec(target)?.[0] === path) reply.redirect(`${path}/${target.slice(path.length)}`, 308);
  else refuse(request, reply, { status: 404, message: `This site is below ${path}/` });
  return true;
}
