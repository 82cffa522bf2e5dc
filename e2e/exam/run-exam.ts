import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import * as v from 'valibot';
import { launchBrowser } from '../browser/launch-browser';
import { createComposedSite } from './composed/composed-site';
import type { ExamSite } from './exam-site';
import { formatLines, formatReport } from './format-report';
import { createPlainSite } from './plain/plain-site';
import { type ExaminedSite, type ExamResults, isFailed } from './results';
import { type Outcome, scenarios } from './scenarios';

// The failure exam: pnpm exam. It ends with an error when this site fails a scenario; what becomes of plain federation is
// reported as it is.

const report = resolve(import.meta.dirname, '../../docs/benchmarks/exam.md');

/** Each site of the exam; it is built when it is first restarted. */
const sites: readonly (() => ExamSite | Promise<ExamSite>)[] = [
  () =>
    createPlainSite(
      'plain federation',
      'a host that renders in a server process, which stays, and two remotes, set up as the quick start of `@module-federation/enhanced` says: `remoteEntry.js` at a fixed address, React as a singleton with a range, an error boundary around each remote; a redeploy replaces all files of a remote, as most pipelines do',
      false,
    ),
  () =>
    createPlainSite(
      'plain federation with workarounds',
      "the same with what the documentation names against these complaints: `revalidate` before each page, `shareStrategy: 'loaded-first'`, `errorLoadRemote` with a fallback, and React's submodules shared as well",
      true,
    ),
  () =>
    createComposedSite(
      'this site',
      'the shell and the delivery commands of this repository, with both remotes made by `create-remote`, each event by its command',
    ),
];

const command = defineCommand({
  summary: 'put plain federation and this site through the four worst complaints, and write docs/benchmarks/exam.md',
  run: async () => {
    const progress = showProgress();
    const browser = await launchBrowser();
    const examine = async (site: ExamSite): Promise<Outcome[]> => {
      const outcomes: Outcome[] = [];
      for (const scenario of scenarios) {
        progress.report(`${site.name}: scenarios`, outcomes.length, scenarios.length);
        await site.restart();
        outcomes.push(await scenario.run(site, browser));
      }
      progress.report(`${site.name}: scenarios`, outcomes.length, scenarios.length);
      return outcomes;
    };
    try {
      const examined: ExaminedSite[] = [];
      for (const create of sites) {
        const site = await create();
        const { name, description, mustHold } = site;
        try {
          examined.push({ name, description, mustHold, outcomes: await examine(site) });
        } finally {
          await site.stop();
        }
      }
      const results: ExamResults = { scenarios, sites: examined };
      const software = [`Chromium ${browser.version()}`, `\`@module-federation/enhanced\` ${federationVersion()}`];
      mkdirSync(dirname(report), { recursive: true });
      writeFileSync(report, formatReport(results, software));
      const lines = [...formatLines(results), '', 'Each page that was seen: docs/benchmarks/exam.md'];
      return { lines, data: results, exitCode: isFailed(results) ? 1 : 0 };
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
