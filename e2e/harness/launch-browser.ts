import { type Browser, chromium } from '@playwright/test';
import { obtainVisitorsBrowser } from './obtain-browser';

/** A browser for a command: the one that CHROMIUM_PATH names, or one as visitors have it. @param args more switches of Chromium */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: obtainVisitorsBrowser(),
    args: ['--enable-unsafe-swiftshader', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
  });
