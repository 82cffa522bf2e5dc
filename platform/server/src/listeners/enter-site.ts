import type { FastifyReply, FastifyRequest } from 'fastify';
import { picturesPath } from 'kit/posts/stored-picture';
import type { Words } from 'kit/words/words';
import { refuse } from '../http/refuse';

/** Documents and pictures are at the root of a listener, wherever the site is: the Firebase SDK knows an origin and no path. */
const atRoot = ['/v1/', picturesPath];

/** A request target as the routes know it: without the path of its host below which the site is. Any other is as it was. */
export function enterSite(target: string, basePath: string): string {
  return basePath !== '' && target.startsWith(`${basePath}/`) ? target.slice(basePath.length) : target;
}

/** Whether a request is for something beside the site, which a proxy should never send here. */
export const isOutside = ({ originalUrl }: FastifyRequest, basePath: string) =>
  basePath !== '' && !originalUrl.startsWith(`${basePath}/`) && !atRoot.some((start) => originalUrl.startsWith(start));

/** Answers a request for something beside the site. */
export function refuseOutside(
  request: FastifyRequest,
  reply: FastifyReply,
  basePath: string,
  { refusals, language }: Words,
): void {
  const target = request.originalUrl;
  if (/^[^?]*/.exec(target)?.[0] === basePath) reply.redirect(`${basePath}/${target.slice(basePath.length)}`, 308);
  else refuse(request, reply, { status: 404, message: refusals.outsideSite(`${basePath}/`), language });
}
