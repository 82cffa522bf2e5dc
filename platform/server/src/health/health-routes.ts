import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HealthReport } from './check-health';

/** The options of the health routes. */
export type HealthRoutesOptions = {
  check: () => Promise<HealthReport>;
  /** Whether a request comes from staff, who may see the details. */
  isStaff: (request: FastifyRequest) => boolean;
};

/** Time (ms) for which a report is reused: each check writes to the disk, and anybody may ask. */
const reportAge = 1000;

/** `/__health`: `{"ok":true}` with 200 or `{"ok":false}` with 503 for anybody; `/__health?detail` adds all checks for staff, and whether this server composes posts. */
export function registerHealthRoutes(server: FastifyInstance, { check, isStaff }: HealthRoutesOptions): void {
  let latest: { at: number; report: Promise<HealthReport> } | undefined;
  const report = () => {
    const now = performance.now();
    if (latest === undefined || now - latest.at >= reportAge) latest = { at: now, report: check() };
    return latest.report;
  };
  server.route({
    method: ['GET', 'HEAD'],
    url: '/__health',
    handler: async (request, reply) => {
      const { isOk, ...details } = await report();
      const isDetailed = /\?detail(=|&|$)/.test(request.url) && isStaff(request);
      return reply
        .code(isOk ? 200 : 503)
        .header('Cache-Control', 'no-store')
        .send({ ok: isOk, ...(isDetailed ? details : {}) });
    },
  });
}
