import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** How many times slower the processor of the device is than that of this machine. */
const slowdown = 4;

/**
 * "Slow 4G" of Chromium's DevTools: nine tenths of 1.6 Mbit/s down and 0.75 up, and 3.75 times the round trip of 150 ms, because the
 * browser delays each request once, whatever round trips it would take.
 */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** The parts of a device that are slowed down. */
export type DeviceLimits = { processor?: boolean; network?: boolean };

/** A page of a phone in a context of its own, so that nothing is cached. The caller closes its context. */
export const openPhone = (browser: Browser, limits: DeviceLimits): Promise<Page> =>
  openLimited(browser, { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 }, limits);

/** A page of a desk, whose processor is as slow as that of the phone. */
export const openDesk = (browser: Browser): Promise<Page> =>
  openLimited(browser, { viewport: { width: 1440, height: 900 } }, { processor: true });

async function openLimited(
  browser: Browser,
  screen: BrowserContextOptions,
  { processor, network }: DeviceLimits,
): Promise<Page> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (processor) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
  }
  return page;
}
