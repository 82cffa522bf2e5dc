import type { FastifyInstance } from 'fastify';
import { errorReportSchema } from 'kit/contract/error-report';
import { reportAddress } from 'kit/contract/error-report-path';
import * as v from 'valibot';
import { limitOfAll, rateLimitPerMinute } from '../listeners/limit-per-client';
import { leaveOutOfPath, leaveOutTokens } from '../logging/leave-out-tokens';
import { retryWhileBusy } from '../storage/retry-while-busy';
import type { ErrorStore } from './error-store';

/** Maximum size of a report in bytes. */
const bodyLimit = 16 * 1024;

/** Maximum reports a minute from one address: a page that fails reports once, a page in a loop is ignored. */
const perMinute = 60;

/** Maximum reports a minute from all addresses together. */
const perMinuteOfAll = 600;

/** Stores reports of failed remotes. They come as beacons, which ignore the response. */
export function registerErrorRoutes(server: FastifyInstance, store: ErrorStore): void {
  const config = rateLimitPerMinute(perMinute);
  const secondsToWait = limitOfAll(server, perMinuteOfAll, perMinute);
  server.post(reportAddress, { bodyLimit, config }, async (request, reply) => {
    const report = v.safeParse(v.pipe(v.string(), v.parseJson(), errorReportSchema), request.body);
    if (!report.success) return reply.code(400).send({ message: 'This is no report of a failed remote' });
    if ((await secondsToWait(request)) > 0)
      return reply.code(429).send({ message: 'Too many reports came. Others were kept' });
    const { page, message } = report.output;
    // A page's address, mistyped, may have the token of a draft; so may what failed there.
    const kept = { ...report.output, page: leaveOutOfPath(page), message: leaveOutTokens(message) };
    await retryWhileBusy(() => store.add(kept));
    return reply.code(204).send();
  });
}
