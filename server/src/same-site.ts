import type { FastifyRequest } from 'fastify';

/** Whether a request for documents comes from the blog tool's own origin, where one is allowed. */
export function isFromStaffTool(
  { headers, url }: Pick<FastifyRequest, 'headers' | 'url'>,
  staffOrigin: string | undefined,
): boolean {
  return staffOrigin !== undefined && headers.origin === staffOrigin && url.startsWith('/v1/');
}
