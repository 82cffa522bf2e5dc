import { type BrowserContext, chromium } from 'playwright-core';
import type { Workspace } from '../../workspace';
import { findViolations } from './find-violations';
import { obtainBrowser } from './obtain-browser';
import { serveSite } from './serve-site';
import { waitForHydration } from './wait-for-hydration';

/** Opens pages of a composed site, one after the other. @returns a line for each thing that is wrong */
export async function checkPages(workspace: Workspace, site: string, paths: readonly string[]): Promise<string[]> {
  const executablePath = obtainBrowser(workspace.environment.browser);
  const server = await serveSite(workspace, site);
  try {
    const browser = await chromium.launch({
      executablePath,
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--enable-unsafe-swiftshader'],
    });
    try {
      // One profile: a page whose site has run there before takes half the time.
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const failures: string[] = [];
      for (const path of paths) failures.push(...(await checkPage(context, server.origin, path)));
      return failures;
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

async function checkPage(context: BrowserContext, origin: string, path: string): Promise<string[]> {
  const failures: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) failures.push(message.text());
  });
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto(origin + path);
  try {
    await waitForHydration(page);
  } catch {
    failures.push('it does not become interactive');
  }
  failures.push(...(await findViolations(page)).map((violation) => `axe: ${violation}`));
  await page.close();
  return failures.map((failure) => `${path}: ${failure}`);
}
