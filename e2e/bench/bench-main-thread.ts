import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import { launchBrowser } from '../harness/launch-browser';
import { composedSite, startSiteServer } from '../harness/site-server';
import { selectTemplates } from '../harness/templates';
import { type Interaction, measureInteraction, measureLoad } from './main-thread';
import { measurePaint } from './paint';
import { median } from './statistics';

// What visitors wait for on a phone whose processor is four times slower: paints, over a slow connection, tasks after the
// first paint, and how long an interaction waits for the next frame. Several sites are measured in turn, so that other work meets all of them alike.

const withText = (selector: string, text: string) =>
  `[...document.querySelectorAll('${selector}')].find(({ textContent }) => textContent.startsWith('${text}'))`;

const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/', target: withText('summary', 'Menu') },
  { name: 'tabs', path: '/', target: withText('main [role=tab]', 'Fork') },
  {
    name: 'accordion',
    path: '/products/mag-product?product=lifter',
    target: `document.querySelector('main details > summary')`,
  },
  { name: 'form', path: '/contact', target: `document.querySelector('main [name=fullName]')`, typed: 'Ada' },
  { name: 'finder', path: '/products/Mag', target: `document.querySelector('#finder-load')`, typed: '400' },
];

const command = defineCommand({
  summary: 'measure paints, tasks after the first one, and interactions, with a processor four times slower',
  arguments: { sites: 'many' },
  options: {
    templates: { value: 'names', summary: 'some of the 14, such as home,robot, or paths such as /lp2' },
    rounds: { value: 'number', summary: 'how often each is measured; medians are printed (5)' },
  },
  run: async ({ sites, templates, rounds = '5' }) => {
    const servers = await Promise.all(
      (sites.length > 0 ? sites : [composedSite()]).map((site) => startSiteServer(site)),
    );
    const browser = await launchBrowser();
    const progress = showProgress();
    const measured = new Map<string, number[][]>();
    /** Measures every site once, one after the other. */
    const measure = async (row: string, take: (origin: string) => Promise<Record<string, number>>) => {
      for (const [index, { address }] of servers.entries()) {
        for (const [figure, value] of Object.entries(await take(address))) {
          const bySite = measured.get(`${row} ${figure}`) ?? servers.map(() => []);
          measured.set(`${row} ${figure}`, bySite);
          bySite[index]?.push(value);
        }
      }
    };
    try {
      for (let round = 0; round < Number(rounds); round += 1) {
        progress.report('rounds', round, Number(rounds));
        for (const { name, path } of selectTemplates(templates)) {
          await measure(name, (origin) => measurePaint(browser, origin + path));
          await measure(name, (origin) => measureLoad(browser, origin + path));
        }
        for (const interaction of interactions)
          for (const when of ['painted', 'interactive'] as const)
            await measure(`${interaction.name}, ${when}:`, async (origin) => ({
              wait: await measureInteraction(browser, origin, interaction, when),
            }));
      }
      const data = Object.fromEntries(Array.from(measured, ([row, bySite]) => [row, bySite.map(median)]));
      const lines = Object.entries(data).map(
        ([row, medians]) => row.padEnd(34) + medians.map((value) => value.toFixed(0).padStart(8)).join(''),
      );
      return { lines: ['ms'.padStart(34), ...lines], data };
    } finally {
      await browser.close();
      await Promise.all(servers.map((server) => server.stop()));
    }
  },
});

await runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 bench:main-thread', args, dependencies: undefined }),
  () => undefined,
);
