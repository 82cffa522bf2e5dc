import { defineConfig } from '@playwright/test';

/** Browser tests on a really composed site; `run-tests.ts` finds the browser and names it here. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  // Fetches an emulator; a command of its own.
  testIgnore: 'sign-in/**',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 45_000,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  outputDir: '../test-results/browser',
  use: {
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--disable-background-networking',
        // WebGL on machines without a graphics card.
        '--enable-unsafe-swiftshader',
        // Chromium refuses to sandbox itself as an administrator, which is what a container often is.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
