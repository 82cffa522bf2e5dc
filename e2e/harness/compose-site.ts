import { composeLatest } from './site-server';

/** Composes the site under test from the sources as they are, before Playwright's tests; nothing else is under test in a run. */
export default function composeSite(): void {
  composeLatest();
}
