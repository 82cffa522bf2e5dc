import { defineConfig } from '@playwright/test';
import { type EngineName, listInstalled } from './engines';

/** The main ways through the site in every engine that is installed: `npx -y pnpm@12 test:engines`. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  workers: 2,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  outputDir: '../../test-results/engines',
  projects: listInstalled().map((engine) => ({ name: engine, use: { engine } })),
});
