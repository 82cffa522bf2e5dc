import type { Page } from '@playwright/test';

/** Has the page go to an address as its router does for a link. */
export const followAddress = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
