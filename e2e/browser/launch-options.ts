import type { LaunchOptions } from '@playwright/test';

/** How Chromium is started. @param args more arguments, for what few tests need and all would pay for */
export const launchOptions = (...args: string[]): LaunchOptions => ({
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: [
    '--disable-background-networking',
    // Pages of one profile run in one process, which has the site's scripts compiled already.
    '--process-per-site',
    // Chromium refuses to sandbox itself as an administrator, which is what a container often is.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...args,
  ],
});
