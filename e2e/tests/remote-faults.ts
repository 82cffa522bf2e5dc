import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { type Fault, startFaultProxy } from '../harness/fault-proxy';

/** A remote, a page of it with its heading, and a page of another remote. */
export const faultyRemotes = [
  { name: 'mfe-marketing', path: '/contact', heading: 'Talk to an engineer', from: '/partner-with-us' },
  { name: 'mfe-products', path: '/products/mag-product?product=lifter', heading: 'MAG Lifter', from: '/contact' },
  { name: 'mfe-partners', path: '/tech-partner', heading: 'Make your product work in every plant', from: '/contact' },
] as const;

type FaultyRemote = (typeof faultyRemotes)[number];

/** Faults that a page meets while it is on screen. */
export const faults: readonly Fault[] = [
  'entry 404',
  'chunk 404',
  'connection reset',
  'stall',
  'truncated file',
  'HTML instead of JavaScript',
  'wrong integrity',
  'throws on load',
  'throws in render',
  'throws in effect',
  'missing expose',
];
/** Those, and what a navigation alone meets. */
export const navigationFaults: readonly Fault[] = [...faults, 'CSS missing'];

/** One of each kind: nothing comes, nothing ends, what comes is not what was released, what comes does not work. */
export const sampleFaults: readonly Fault[] = [
  'entry 404',
  'chunk 404',
  'stall',
  'wrong integrity',
  'throws on load',
  'throws in render',
  'missing expose',
];
/** Those that a navigation meets in a way of its own. */
export const sampleNavigationFaults: readonly Fault[] = ['stall', 'chunk 404', 'throws in render', 'CSS missing'];

/** Longest time in ms from the fault to the state that stays (design §5: degraded within 5 s), and room for a busy machine. */
export const maxTimeToDegrade = 9_000;

/**
 * What a page writes to the console when a remote has failed: the report, what the browser says of the fault, what the
 * federation runtime says when the remote is loaded anew, and what React says of a broken page whose HTML is not the
 * prerendered one. The policy refuses the JSON-LD that React would write again for a page that has thrown.
 */
export const faultMessages =
  /^error: mfe-|^warning: \[ Federation Runtime \]: The remote|^(error|uncaught): (Error: )?broken |RemoteLoadError|Failed to load resource|Failed to find a valid digest|MIME type|Minified React error #418|'TrustedScript' assignment|Unexpected token|SyntaxError|Invalid or unexpected/;

/** Expects that a page stays readable and the shell alive while its remote fails, and that one report names the remote. */
export async function expectReadablePage(
  page: Page,
  siteAddress: string,
  { name, path, heading }: FaultyRemote,
  fault: Fault,
): Promise<void> {
  const proxy = await startFaultProxy(siteAddress, name, fault);
  const reports: unknown[] = [];
  await page.exposeFunction('report', (detail: unknown) => reports.push(detail));
  await page.addInitScript(() =>
    window.addEventListener('remote-error', (event) => Object(window).report((event as CustomEvent).detail)),
  );
  await page.goto(proxy.address + path);
  await expect
    .poll(() => reports, { timeout: maxTimeToDegrade })
    .toEqual([expect.objectContaining({ remote: name, team: expect.any(String), version: expect.any(String) })]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Industries', { exact: true }).hover();
  await expect(page.getByRole('link', { name: 'Distribution Centers' })).toBeVisible();
  expect(reports).toHaveLength(1);
  await page.close();
  await proxy.stop();
}

/** Expects that a navigation to a page whose remote fails ends in one full load that shows it, and harms no other page. */
export async function expectNavigationRecovers(
  page: Page,
  siteAddress: string,
  { name, path, heading, from }: FaultyRemote,
  fault: Fault,
): Promise<void> {
  const proxy = await startFaultProxy(siteAddress, name, fault);
  await page.goto(proxy.address + from);
  await waitForHydration(page);
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // As the router itself does for a link.
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(loads).toBe(1);
  await page.goto(proxy.address + from);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(before));
  await page.close();
  await proxy.stop();
}
