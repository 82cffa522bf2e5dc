import { composeLatest } from './site-server';
import { siteIsComposed } from './test-delivery';

/** Composes the site under test from the sources as they are, before Playwright's tests, unless the caller has done so. */
export default function composeSite(): void {
  if (process.env[siteIsComposed] !== 'true') composeLatest();
}
