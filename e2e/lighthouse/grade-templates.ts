import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import * as v from 'valibot';
import { obtainBrowser } from '../../delivery/src/checks/browser/obtain-browser';
import { fetchPackage } from '../downloads/fetch-package';
import { composedSite, composeLatest, startSiteServer } from '../site/site-server';
import { selectTemplates } from '../site/templates';
import { formatGrades, type Grades, gradePage } from './grades';

/** Where each page must have 100 points; one that search engines are kept from has no SEO. */
const categories = ['accessibility', 'best-practices', 'seo'];
const unlistedPaths = ['/native-blogs', '/nowhere'];

const lighthouseSchema = v.object({ default: v.function() });

/** A port for the browser's debugger, which Lighthouse talks to. */
function findFreePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => found(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}

const command = defineCommand({
  summary: 'grade the 14 templates with Lighthouse: accessibility, best practices and SEO must have 100 points each',
  options: { templates: { value: 'names', summary: 'some of them, such as home,robot, or paths such as /lp2' } },
  run: async ({ templates: names }) => {
    const selected = selectTemplates(names);
    const progress = showProgress();
    const folder = fetchPackage('lighthouse', '12.8.2');
    const { default: lighthouse } = v.parse(lighthouseSchema, await import(join(folder, 'core/index.js')));
    composeLatest();
    const port = await findFreePort();
    const server = await startSiteServer(composedSite());
    const browser = await chromium.launch({
      executablePath: obtainBrowser(process.env['CHROMIUM_PATH']),
      args: [
        `--remote-debugging-port=${port}`,
        '--enable-unsafe-swiftshader',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    });
    try {
      const grades: Grades[] = [];
      for (const { name, path } of selected) {
        progress.report('templates', grades.length, selected.length);
        const output: unknown = await lighthouse(server.address + path, {
          port,
          logLevel: 'silent',
          onlyCategories: categories.filter((category) => category !== 'seo' || !unlistedPaths.includes(path)),
          // Speed is not graded here.
          throttlingMethod: 'provided',
          // The page for an address that does not exist is one of the templates; the browser logs its status as an error.
          ignoreStatusCode: true,
          skipAudits: path === '/nowhere' ? ['errors-in-console'] : null,
        });
        grades.push(gradePage(name, output));
      }
      progress.report('templates', selected.length, selected.length);
      const exitCode = grades.every(({ failures }) => failures.length === 0) ? 0 : 1;
      return { lines: formatGrades(categories, grades), data: grades, exitCode };
    } finally {
      await browser.close();
      await server.stop();
    }
  },
});

// Lighthouse asks whether its page is idle without waiting for the answer, and closes the page meanwhile.
process.on('unhandledRejection', (error) => {
  if (!String(error).includes('Session closed')) throw error;
});

await runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 test:lighthouse', args, dependencies: undefined }),
  () => undefined,
);
