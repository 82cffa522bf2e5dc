import type { Browser, Page } from '@playwright/test';
import type { Followed, Press, View } from './view';

/** A page that is opened: its path, the name that its heading begins with, and that of the page that it links to. */
export type ExamPage = { path: string; name: string; next: string };

/** How long in ms something may take that a visitor waits for; scripts of this site time out after 4 s. */
const maxWait = 8_000;
/** How long in ms nothing is fetched any more before a page counts as finished. */
const calm = 2_000;

/** A tab of a browser profile of its own, which notes errors and can hold scripts back. */
export type Tab = {
  page: Page;
  errors: string[];
  /** Documents that were loaded. */
  countDocuments: () => number;
  close: () => Promise<void>;
};

/** Opens an empty tab. @param scripts what each script waits for */
export async function openTab(browser: Browser, scripts: Promise<void> = Promise.resolve()): Promise<Tab> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const errors: string[] = [];
  let documents = 0;
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\.js$/, async (route) => {
    await scripts;
    // A tab that is closed meanwhile needs no script.
    await route.continue().catch(() => undefined);
  });
  return { page, errors, countDocuments: () => documents, close: () => context.close() };
}

/**
 * Opens a page as a visitor on a slow connection does: reads the HTML and types while the scripts are still on their way, then
 * presses the button, then follows the link.
 * @param meanwhile happens while the scripts are on their way
 */
export async function visit(
  browser: Browser,
  origin: string,
  { path, name, next }: ExamPage,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<View> {
  let sendScripts = () => {};
  const tab = await openTab(
    browser,
    new Promise((sent) => {
      sendScripts = sent;
    }),
  );
  const { page } = tab;
  const response = await page.goto(origin + path, { waitUntil: 'commit' });
  await eventually(async () => (await readScreen(page)) !== '');
  const heading = await readScreen(page);
  const lines = await readLines(page);
  const field = page.getByLabel('Your site');
  const typed = 'Hall 4';
  if (await field.isVisible()) await field.fill(typed);
  await meanwhile();
  sendScripts();
  await settle(page);
  const screen = await readScreen(page);
  const isKept = (await field.isVisible()) && (await field.inputValue()) === typed;
  const press = await pressButton(page, lines);
  const link = await followLink(tab, next);
  await tab.close();
  return {
    subject: path,
    expected: name,
    document: { status: response?.status() ?? 0, heading, field: isKept ? 'kept' : 'lost' },
    screen,
    press,
    link,
    errors: tab.errors,
  };
}

/** Waits until a page does nothing any more by itself. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(calm);
  await page.waitForLoadState('networkidle');
}

/** Follows the link to another page and waits for its heading, or until a visitor would give up. */
export async function followLink({ page, countDocuments }: Tab, name: string): Promise<Followed> {
  const link = page.locator('main').getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) return { kind: 'missing' };
  const before = countDocuments();
  await link.click();
  await eventually(async () => (await readScreen(page)).startsWith(name));
  return { kind: 'followed', expected: name, screen: await readScreen(page), documents: countDocuments() - before };
}

/** The heading that is on the screen, or what the page says in its place. */
export async function readScreen(page: Page): Promise<string> {
  const heading = page.locator('main h1').first();
  if (await heading.isVisible()) return (await heading.textContent()) ?? '';
  const main = page.locator('main');
  return (await main.isVisible()) ? ((await main.textContent()) ?? '').trim() : '';
}

/** Presses the button of a page. @param lines what the page said at first: what it says besides is an answer */
export async function pressButton(page: Page, lines: readonly string[]): Promise<Press> {
  const button = page.getByRole('button', { name: /^Compared/ });
  if (!(await button.isVisible())) return { kind: 'missing' };
  const before = await button.textContent();
  await button.click();
  if (await eventually(async () => (await button.textContent()) !== before)) return { kind: 'acts' };
  const known = [...lines, await readScreen(page)];
  const text = (await readLines(page)).filter((line) => !known.includes(line)).join(' ');
  return text === '' ? { kind: 'does nothing' } : { kind: 'answered', text };
}

/** The lines of text that are on the screen, header and footer included. */
export async function readLines(page: Page): Promise<string[]> {
  const texts = await page.locator('body').allInnerTexts();
  return texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Whether something becomes true while a visitor waits. */
async function eventually(isTrue: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + maxWait;
  while (Date.now() < end) {
    if (await isTrue()) return true;
    await new Promise((next) => setTimeout(next, 100));
  }
  return false;
}
