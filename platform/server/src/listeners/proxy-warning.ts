import type { FastifyRequest } from 'fastify';
import { nameDocument } from 'kit/presets/command-line/name-command';
import type { Log } from '../logging/log';
import type { Listener } from './decide-access';

/** Warns once when a proxy sends no client address. A request by https comes through a proxy: this server speaks http. */
export function createProxyWarning(listener: Listener, log: Log): (request: FastifyRequest) => void {
  let isDone = false;
  return ({ headers }) => {
    if (isDone || listener.kind !== 'public' || !listener.origin.startsWith('https:')) return;
    if (headers.origin !== listener.origin || headers['x-forwarded-for'] !== undefined) return;
    isDone = true;
    log({
      level: 'warning',
      message: `The proxy sends no X-Forwarded-For, so that all visitors share one limit. See ${nameDocument('docs/deploy.md')}`,
    });
  };
}
