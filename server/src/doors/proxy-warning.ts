import type { FastifyRequest } from 'fastify';
import type { Log } from '../logging/log';
import type { Door } from './decide-access';

/** Warns once when a proxy sends no client address. A request by https comes through a proxy: this server speaks http. */
export function createProxyWarning(door: Door, log: Log): (request: FastifyRequest) => void {
  let isDone = false;
  return ({ headers }) => {
    if (isDone || door.kind !== 'public' || !door.origin.startsWith('https:')) return;
    if (headers.origin !== door.origin || headers['x-forwarded-for'] !== undefined) return;
    isDone = true;
    log({
      level: 'warning',
      message: 'The proxy sends no X-Forwarded-For, so that all visitors share one limit. See docs/deploy.md',
    });
  };
}
