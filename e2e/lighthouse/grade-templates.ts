import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import { composedSite, composeLatest, startSiteServer } from '../site/site-server';
import { selectTemplates } from '../site/templates';
import { formatGrades, type Grades, gradePage } from './grades';
import { openLighthouse } from './open-lighthouse';

/** Where each page must have 100 points; one that search engines are kept from has no SEO. */
const categories = ['accessibility', 'best-practices', 'seo'];
const unlistedPaths = ['/native-blogs', '/nowhere'];

const command = defineCommand({
  summary: 'grade the 14 templates with Lighthouse: accessibility, best practices and SEO must have 100 points each',
  options: { templates: { value: 'names', summary: 'some of them, such as home,robot, or paths such as /lp2' } },
  run: async ({ templates: names }) => {
    const selected = selectTemplates(names);
    const progress = showProgress();
    composeLatest();
    const server = await startSiteServer(composedSite());
    try {
      const lighthouse = await openLighthouse();
      try {
        const grades: Grades[] = [];
        for (const { name, path } of selected) {
          progress.report('templates', grades.length, selected.length);
          const output = await lighthouse.visit(server.address + path, {
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
        await lighthouse.close();
      }
    } finally {
      await server.stop();
    }
  },
});

await runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 test:lighthouse', args, dependencies: undefined }),
  () => undefined,
);
