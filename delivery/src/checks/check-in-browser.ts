import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PlannedPage } from '../compose/plan/plan-pages';
import type { Candidate } from '../compose/site-inputs';
import { DeliveryError } from '../delivery-error';
import type { Workspace } from '../workspace';
import { sourceOf } from './pages/select-pages';
import { recordPass, wasPassed } from './pass-once';

const require = createRequire(import.meta.url);

/** What to open. */
type BrowserCheck = {
  /** Id of a site that was composed with the version. */
  site: string;
  pages: readonly PlannedPage[];
  /** Version of the shell that draws them. */
  host: string;
  /** Whether it is wanted at all. */
  isWanted: boolean;
};

/**
 * Opens pages of a version in a real browser, on a site composed with it: the console stays empty, every page hydrates, and
 * axe finds nothing.
 * @returns that it was left out, and why, if so
 * @throws {DeliveryError} with every page that fails and why.
 */
export async function checkInBrowser(
  workspace: Workspace,
  candidate: Candidate,
  { site, pages, host, isWanted }: BrowserCheck,
): Promise<string[]> {
  if (!isWanted) return ['browser: --no-browser'];
  if (await wasInBrowser(workspace, candidate, host)) return [];
  // Loaded only here: the driver of the browser takes longer to load than a site to switch.
  const { findBrowser }: typeof import('./browser/find-browser') = require('./browser/find-browser.ts');
  const browser = findBrowser(workspace.environment.browser);
  if (browser === undefined) return ['browser: none was found. Install Chromium, or set CHROMIUM_PATH'];
  const { checkPages }: typeof import('./browser/check-pages') = require('./browser/check-pages.ts');
  const opened = pages.map(({ location, owner }) => ({ location, source: sourceOf(owner) }));
  const failures = await checkPages(workspace, join(workspace.sites, site), { browser, pages: opened });
  if (failures.length === 0) {
    await recordPass(workspace, passOf(candidate, host));
    return [];
  }
  throw new DeliveryError(
    'browser-check-failed',
    `${candidate.name}@${candidate.version}`,
    `it does not pass in the browser:\n${failures.join('\n')}`,
    'Correct the page and release again; nothing has changed',
  );
}

/** Whether a version was opened in a browser before, with the same shell. */
export const wasInBrowser = (workspace: Workspace, candidate: Candidate, host: string) =>
  wasPassed(workspace, passOf(candidate, host));

const passOf = ({ name, version }: Candidate, host: string) => ['in browser', name, version, host];
