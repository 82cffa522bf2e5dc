import type { Page } from '@playwright/test';

/** Accepts every dialog where it appears: a click waits for the page, and the page for the answer. @returns their messages */
export function acceptDialogs(page: Page): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  return said;
}
