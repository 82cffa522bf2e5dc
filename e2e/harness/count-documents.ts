import type { Page } from '@playwright/test';

/** Counts the documents that a page loads from now on. @returns asks for their number */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}
