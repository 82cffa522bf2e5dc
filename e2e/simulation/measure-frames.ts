import { defineCommand } from 'shared-config/presets/command-line/command';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import * as v from 'valibot';
import { launchBrowser } from '../browser/launch-browser';
import { startSiteServer } from '../site/site-server';

// What the fleet's simulation costs a frame: 20 robots, as many jobs as there can be, in a headless Chromium, traced. Headless
// Chromium draws in software, so the time of drawing says nothing about a desk PC; the time of scripts, in CPU time of the
// main thread, does.

/** Seconds that are traced. */
const length = 15;

const traceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ph: v.string(),
      ts: v.number(),
      tdur: v.optional(v.number()),
      dur: v.optional(v.number()),
    }),
  ),
});

const command = defineCommand({
  summary: 'measure what the simulation of 20 robots costs a frame',
  run: async () => {
    const server = await startSiteServer();
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${server.address}/products/fleet-manager?seed=7&robots=20&jobs=300&chargers=4&aisle=0`);
      await page.getByRole('button', { name: 'Start the simulation' }).click();
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      await page.getByRole('button', { name: 'Skip 10 minutes' }).click();
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      await page.waitForTimeout(length * 1000);
      const { traceEvents } = v.parse(traceSchema, JSON.parse((await browser.stopTracing()).toString()));
      const named = (name: string) => traceEvents.filter((event) => event.name === name && event.tdur !== undefined);
      const frames = named('FireAnimationFrame');
      const updates = named('TimerFire');
      if (frames.length < length)
        throw new Error(`Only ${frames.length} frames in ${length} s: measure on a machine that does nothing else`);
      const times = (events: typeof frames) => {
        const sorted = events.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => a - b);
        const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
        return `median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} ms`;
      };
      return {
        lines: [
          `${(frames.length / length).toFixed(1)} frames a second, drawn in software`,
          `scripts of a frame: ${times(frames)} of CPU time, of 16.7 ms`,
          `tables and charts, twice a second: ${times(updates)} of CPU time`,
        ],
      };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
});

await runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 bench:simulation', args, dependencies: undefined }),
  () => undefined,
);
