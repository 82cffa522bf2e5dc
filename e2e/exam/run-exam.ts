import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import * as v from 'valibot';
import { launchBrowser } from '../browser/launch-browser';
import { startComposedSite } from './composed/composed-site';
import type { ExamSite } from './exam-site';
import { formatLines, formatReport } from './format-report';
import { startPlainSite } from './plain/plain-site';
import { type ExamResults, isFailed } from './results';
import { type Outcome, scenarios } from './scenarios';

// The failure exam: pnpm exam. It ends with an error when this site fails a scenario; what becomes of plain federation is
// reported as it is.

const report = resolve(import.meta.dirname, '../../docs/benchmarks/exam.md');

/** Starts each site of the exam. */
const sites: readonly (() => Promise<ExamSite>)[] = [
  () =>
    startPlainSite(
      'plain federation',
      'a host that renders on its server, and two remotes, set up as the quick start of `@module-federation/enhanced` says: `remoteEntry.js` at a fixed address, React as a singleton with a range, an error boundary around each remote; a redeploy replaces all files of a remote, as most pipelines do',
      false,
    ),
  () =>
    startPlainSite(
      'plain federation with workarounds',
      "the same with what the documentation names against these complaints: `revalidate` before each page, `shareStrategy: 'loaded-first'`, `errorLoadRemote` with a fallback, and React's submodules shared as well",
      true,
    ),
  () =>
    startComposedSite(
      'this site',
      'the shell and the delivery commands of this repository, with both remotes made by `create-remote`, each event by its command',
    ),
];

const command = defineCommand({
  summary: 'put plain federation and this site through the four worst complaints, and write docs/benchmarks/exam.md',
  run: async () => {
    const progress = showProgress();
    const browser = await launchBrowser();
    const examined: ExamResults['sites'][number][] = [];
    const outcomes: Outcome[][] = [];
    const total = sites.length * (scenarios.length + 1);
    let done = 0;
    const step = (name: string) => {
      progress.print(`${name}\n`, process.stderr);
      progress.report('steps', done, total);
      done += 1;
    };
    try {
      for (const start of sites) {
        step(`building ${examined.length + 1} of ${sites.length} sites`);
        const site = await start();
        try {
          const ofSite: Outcome[] = [];
          for (const scenario of scenarios) {
            step(`${site.name}: ${scenario.title}`);
            await site.restart();
            ofSite.push(await scenario.run(site, browser));
          }
          examined.push({ name: site.name, description: site.description, mustHold: site.mustHold });
          outcomes.push(ofSite);
        } finally {
          await site.stop();
        }
      }
      progress.report('steps', total, total);
      const results: ExamResults = {
        sites: examined,
        scenarios: scenarios.map(({ title, event, complaints }, index) => ({
          title,
          event,
          complaints,
          outcomes: outcomes.flatMap((ofSite) => ofSite[index] ?? []),
        })),
      };
      mkdirSync(dirname(report), { recursive: true });
      writeFileSync(
        report,
        formatReport(results, [
          `Chromium ${browser.version()}`,
          `\`@module-federation/enhanced\` ${federationVersion()}`,
        ]),
      );
      return {
        lines: [...formatLines(results), '', `Written: ${report}`],
        data: results,
        exitCode: isFailed(results) ? 1 : 0,
      };
    } finally {
      await browser.close();
    }
  },
});

function federationVersion(): string {
  const file = join(import.meta.dirname, '../node_modules/@module-federation/enhanced/package.json');
  return v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(file, 'utf8'))).version;
}

await runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 exam', args, dependencies: undefined }),
  () => undefined,
);
