import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** The JSON-LD of a page as it is prerendered, for tests; in the browser a page has it only if it came with it. */
export function prerenderedJsonLd(page: ReactNode) {
  // Never slow: a page of a test.
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(renderToString(page)) ?? [];
  return JSON.parse(data);
}
