import { composeLatest } from './site-server';
import { checkoutSite, platformSite, siteIsComposed } from './test-delivery';

/** Composes the sites under test from the sources as they are, before Playwright's tests, unless the caller has done so. */
export default function composeSites(): void {
  if (process.env[siteIsComposed] === 'true') return;
  for (const site of [checkoutSite, platformSite]) composeLatest(site);
}
