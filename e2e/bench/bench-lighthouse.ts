import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import { composedSite, startSiteServer } from '../harness/site-server';
import { selectTemplates } from '../harness/templates';
import { openLighthouse } from './open-lighthouse';
import { type Figure, figures } from './pages/figures';
import { measurePage } from './pages/measure-page';
import { describeSpread } from './statistics';

// What Lighthouse says of the speed of each template, as a phone loads it: `bench:pages` without the other ways to deliver a page.

const columns: readonly Exclude<Figure, 'scripts'>[] = [
  'lcpSimulated',
  'lcpDevtools',
  'tbtSimulated',
  'tbtDevtools',
  'score',
  'longestTask',
];

const command = defineCommand({
  summary: 'measure the 14 templates with Lighthouse for a phone: paints, blocking time, score and longest task',
  options: {
    templates: { value: 'names', summary: 'some of the 14, such as home,robot, or paths such as /lp2' },
    rounds: { value: 'number', summary: 'how often each is measured (5)' },
  },
  run: async ({ templates: names, rounds = '5' }) => {
    const templates = selectTemplates(names).map((template) => ({ ...template, measured: [] as Measured[] }));
    const progress = showProgress();
    const lighthouse = await openLighthouse();
    const server = await startSiteServer(composedSite());
    try {
      const count = templates.length * Number(rounds);
      for (let index = 0; index < count; index += 1) {
        progress.report('pages', index, count);
        const template = templates[index % templates.length];
        template?.measured.push(await measurePage(lighthouse, server.address + template.path));
      }
      progress.report('pages', count, count);
    } finally {
      await server.stop();
      await lighthouse.close();
    }
    const processor = describeSpread(templates.flatMap(({ measured }) => measured.map((one) => one.processor)));
    const lines = [
      `speed of this machine, of which a phone has a quarter: ${processor}`,
      ...templates.flatMap(({ name, measured }) => [
        name,
        ...columns.map((column) => {
          const { title, unit } = figures[column];
          return `  ${`${title}, ${unit}`.padEnd(60)}${describeSpread(measured.map((one) => one[column]))}`;
        }),
      ]),
    ];
    return { lines, data: templates };
  },
});

type Measured = Awaited<ReturnType<typeof measurePage>>;

await runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 bench:lighthouse', args, dependencies: undefined }),
  () => undefined,
);
