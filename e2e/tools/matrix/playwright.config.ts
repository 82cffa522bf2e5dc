import { defineConfig } from '@playwright/test';
import shared from '../sign-in/playwright.config';

/** Every combination, where the suite tries one of each kind: commands of their own, `run-tests.ts` starts them. */
export default defineConfig({
  ...shared,
  testDir: import.meta.dirname,
  testIgnore: [],
  reporter: 'line',
  outputDir: '../../../test-results/matrix',
});
