import type { FastifyInstance } from 'fastify';
import { policyHash } from 'kit/contract/policy-hash';
import { signalRetentionDays } from 'kit/contract/signal-address';
import * as v from 'valibot';
import type { WithBase } from '../../http/with-base';
import type { ToolReader } from '../../site/staff-tools';
import type { WatchStore } from '../shares/watch-store';
import type { SignalStore } from '../signal-store';
import { createMetrics } from './metrics';
import { summarisePackages } from './summarise-versions';
import { vitalsPath, vitalsStyle, writeVitalsPage } from './vitals-page';

const hourInMs = 3_600_000;

const querySchema = v.object({
  days: v.optional(
    v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(signalRetentionDays)), 7),
    '7',
  ),
});

/** `/__vitals`: how pages fare, as a page; `/__metrics`: the same for Prometheus. For staff on this machine. */
export function registerVitalsRoutes(
  server: FastifyInstance,
  signals: SignalStore,
  watches: WatchStore,
  { readColours, readTool, withBase }: { readColours: () => Promise<string>; readTool: ToolReader; withBase: WithBase },
): void {
  const metrics = createMetrics(signals);
  server.get(vitalsPath, async ({ query }, reply) => {
    const { days } = v.parse(querySchema, query);
    signals.save();
    const packages = await summarisePackages(signals.read(Date.now() / hourInMs - days * 24));
    const colours = await readColours();
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header(
        'Content-Security-Policy',
        `default-src 'none'; style-src ${policyHash(colours)} ${policyHash(vitalsStyle)}; frame-ancestors 'none'`,
      )
      .send(writeVitalsPage(packages, watches.list(), days, { colours, tool: await readTool(), withBase }));
  });
  server.get('/__metrics', async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('Cache-Control', 'no-store')
      .send(await metrics.read()),
  );
}
