import { vitals } from 'kit/contract/signal';
import { Gauge, Registry } from 'prom-client';
import type { SignalStore } from '../signal-store';
import { summarisePackages } from './summarise-versions';

const hourInMs = 3_600_000;

/** The hours that the metrics tell of: the running one and the one before. */
const hours = 2;

/** What Prometheus reads, in its text format. */
export type Metrics = { contentType: string; read: () => Promise<string> };

/**
 * How the pages of each version fare, as gauges over the last two hours: the database has it by hour, and a server that is started again
 * has lost nothing. Times are in seconds, as Prometheus wants them.
 */
export function createMetrics(signals: SignalStore, now: () => number = Date.now): Metrics {
  const registry = new Registry();
  const labelNames = ['remote', 'version'] as const;
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames, registers: [registry] });
  const views = gauge('site_views', 'Views that pages told of in this hour and the one before');
  const failures = gauge('site_failed_views', 'Views of these in which the package failed');
  const p75 = new Gauge({
    name: 'site_vital_p75',
    help: '75th percentile of a vital in the same time; in seconds, the layout shift without a unit',
    labelNames: [...labelNames, 'vital'],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    read: async () => {
      signals.save();
      const packages = await summarisePackages(signals.read(Math.floor(now() / hourInMs) - hours + 1));
      registry.resetMetrics();
      for (const { versions } of packages) {
        for (const version of versions) {
          const labels = { remote: version.remote, version: version.version };
          views.set(labels, version.views);
          failures.set(labels, Math.round(((version.failures?.value ?? 0) / 1000) * version.views));
          for (const vital of vitals) {
            const value = version.vitals[vital]?.value;
            if (value !== undefined) p75.set({ ...labels, vital }, vital === 'shift' ? value : value / 1000);
          }
        }
      }
      return registry.metrics();
    },
  };
}
