import { type Browser, chromium } from '@playwright/test';
import { obtainBrowser } from '../../delivery/src/checks/browser/obtain-browser';

/** A browser for a command: the one that CHROMIUM_PATH names, or an installed one. @param args more switches of Chromium */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: obtainBrowser(process.env['CHROMIUM_PATH']),
    args: ['--enable-unsafe-swiftshader', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
  });
