import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

/** Tests against Firebase's emulators, which `npx -y pnpm@12 prove` fetches and starts. */
export default defineConfig({
  ...shared,
  testDir: '.',
  globalSetup: '../../harness/compose-site.ts',
  outputDir: '../../../test-results/firebase',
  reporter: 'list',
  workers: 1,
});
