import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

/** Signing in, against an emulator of 242 MB: a command of its own, `pnpm test:sign-in`. */
export default defineConfig({
  ...shared,
  testDir: import.meta.dirname,
  testIgnore: [],
  reporter: 'list',
  outputDir: '../../../test-results/sign-in',
  fullyParallel: false,
  workers: 1,
});
