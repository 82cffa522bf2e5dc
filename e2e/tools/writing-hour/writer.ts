import { expect as expectSoon, type Page } from '@playwright/test';
import { waitForHydration } from '../../../delivery/src/checks/browser/wait-for-hydration';

// It is about what is lost, not about how long it takes on a busy machine.
const expect = expectSoon.configure({ timeout: 30_000 });

/** Somebody who writes posts on a page of the blog tool, as people do. */
export type Writer = {
  page: Page;
  /** Title of the post in the form. */
  title: string;
  startPost: (title: string) => Promise<void>;
  /** Goes on with a kept draft. */
  resume: (title: string) => Promise<Writer>;
  /** Opens a stored post, with the caret at the end of its text. */
  edit: (title: string) => Promise<void>;
  /** Types into the field that has the focus. */
  type: (text: string) => Promise<void>;
  /** Pastes HTML into the first paragraph. */
  paste: (html: string) => Promise<void>;
  choosePublished: () => Promise<void>;
  /** Publishes it on a day to come. @param day such as `2026-11-23` */
  choosePublishedOn: (day: string) => Promise<void>;
  save: () => Promise<void>;
  /** Saves, learns that somebody else has changed the post, and keeps this version as a copy. */
  saveAsCopy: () => Promise<void>;
  /** Saves, and closes the alert that says that it failed. */
  saveInVain: () => Promise<void>;
  /** Saves slowly, types meanwhile, and waits for the response. */
  saveAndTypeOn: () => Promise<void>;
  waitUntilLive: () => Promise<void>;
  waitUntilScheduled: () => Promise<void>;
};

/** Opens the blog tool on a page. Every question is answered with yes. */
export async function createWriter(page: Page): Promise<Writer> {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/native-blogs');
  await waitForHydration(page);
  const box = (name: string | RegExp) => page.getByRole('textbox', { name });
  const save = () => page.keyboard.press('ControlOrMeta+s');
  const list = () => page.getByRole('heading', { name: 'Blog Management' });
  /** The last item of the pasted list. */
  const focusEnd = async () => {
    await box(/^List, block .*item 1$/).click();
    await page.keyboard.press('End');
  };
  const expectSaved = async () => {
    await expect(list()).toBeVisible();
    await expect(page.getByText(`“${writer.title}” is saved.`)).toBeVisible();
  };
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
      await focusEnd();
      return writer;
    },
    edit: async (title) => {
      writer.title = title;
      await page.getByRole('button', { name: `Edit ${title}` }).click();
      await focusEnd();
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
    choosePublishedOn: async (day) => {
      await page.getByLabel('Publish date').fill(day);
      await writer.choosePublished();
    },
    save: async () => {
      await save();
      await expectSaved();
    },
    saveAsCopy: async () => {
      await save();
      const dialog = page.getByRole('dialog', { name: 'Somebody else changed this post' });
      await dialog.getByRole('button', { name: 'Keep mine as a copy' }).click();
      writer.title += ' (my version)';
      await expectSaved();
    },
    saveInVain: async () => {
      const alert = page.waitForEvent('dialog');
      await save();
      expect((await alert).message()).toBe('Failed to save blog');
      await focusEnd();
    },
    saveAndTypeOn: async () => {
      await page.route('**/documents:commit*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await save();
      await page.keyboard.type(' typed meanwhile', { delay: 15 });
      await expect(page.getByText(/^Saved, except for what you typed since/)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    },
    waitUntilLive: () => expect(page.getByText(/Live since .*: /)).toBeVisible(),
    waitUntilScheduled: () => expect(page.getByText(/ is saved\. Scheduled for /)).toBeVisible(),
  };
  return writer;
}
