import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';

/** Somebody who writes posts on a page of the blog tool, as people do. */
export type Writer = {
  page: Page;
  /** Title of the post in the form. */
  title: string;
  startPost: (title: string) => Promise<void>;
  /** Goes on with a kept draft. */
  resume: (title: string) => Promise<Writer>;
  /** Types into the field that has the focus. */
  type: (text: string) => Promise<void>;
  /** Pastes HTML into the first paragraph. */
  paste: (html: string) => Promise<void>;
  choosePublished: () => Promise<void>;
  save: () => Promise<void>;
  /** Saves, and closes the alert that says that it failed. */
  saveInVain: () => Promise<void>;
  /** Saves slowly, types meanwhile, and waits for the response. */
  saveAndTypeOn: () => Promise<void>;
  waitUntilLive: () => Promise<void>;
};

/** Opens the blog tool on a page. Every question is answered with yes. */
export async function createWriter(page: Page): Promise<Writer> {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/native-blogs');
  await waitForHydration(page);
  const box = (name: string | RegExp) => page.getByRole('textbox', { name });
  const save = () => page.keyboard.press('ControlOrMeta+s');
  const list = () => page.getByRole('heading', { name: 'Blog Management' });
  const writer: Writer = {
    page,
    title: '',
    startPost: async (title) => {
      writer.title = title;
      await page.getByRole('button', { name: 'New Blog Post' }).click();
      await box('Title').pressSequentially(title, { delay: 5 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('toolbar', { name: 'Paragraph, block 1: format' })).toBeVisible();
    },
    resume: async (title) => {
      writer.title = title;
      await page.getByRole('button', { name: `Continue with ${title}` }).click();
      // The last item of the pasted list.
      await box(/^List, block .*item 1$/).click();
      await page.keyboard.press('End');
      return writer;
    },
    type: (text) => page.keyboard.type(text, { delay: 15 }),
    paste: async (html) => {
      await box('Paragraph, block 1').evaluate((element, data) => {
        const clipboard = new DataTransfer();
        clipboard.setData('text/html', data);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
        );
      }, html);
      await expect(box(/^List, block .*item 1$/)).toBeFocused();
    },
    choosePublished: async () => {
      await page.getByRole('combobox', { name: 'Status' }).selectOption('published');
    },
    save: async () => {
      await save();
      await expect(list()).toBeVisible();
      await expect(page.getByText(`“${writer.title}” is saved.`)).toBeVisible();
    },
    saveInVain: async () => {
      const alert = page.waitForEvent('dialog');
      await save();
      expect((await alert).message()).toBe('Failed to save blog');
      await box(/^List, block .*item 1$/).click();
      await page.keyboard.press('End');
    },
    saveAndTypeOn: async () => {
      await page.route('**/documents:commit*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await save();
      await page.keyboard.type(' typed meanwhile', { delay: 15 });
      await expect(page.getByText(/^Saved without what you have typed since/)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    },
    waitUntilLive: () => expect(page.getByText(/Live since .*: /)).toBeVisible({ timeout: 30_000 }),
  };
  return writer;
}
