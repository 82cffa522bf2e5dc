import type { Locator } from '@playwright/test';

/** Pastes into an element as a word processor puts it into the clipboard. @param text the same without markup */
export const pasteHtml = (target: Locator, html: string, text = ''): Promise<void> =>
  target.evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', data.html);
      clipboardData.setData('text/plain', data.text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, text },
  );
