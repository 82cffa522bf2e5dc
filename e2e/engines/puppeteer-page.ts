import puppeteer, { type Page, type SupportedBrowser } from 'puppeteer-core';
import type { EnginePage } from './engine-page';
import { killDescendants } from './kill-descendants';

const levels: Readonly<Record<string, string>> = { error: 'error', warn: 'warning' };

/** Opens a page of Firefox, by WebDriver BiDi, or of Chromium, by its own protocol. */
export async function openPuppeteerPage(name: SupportedBrowser, program: string): Promise<EnginePage> {
  const isFirefox = name === 'firefox';
  const chromiumSwitches = ['--no-sandbox', '--disable-background-networking', '--enable-unsafe-swiftshader'];
  const browser = await puppeteer.launch({
    browser: name,
    executablePath: program,
    args: isFirefox ? [] : chromiumSwitches,
  });
  const errors: string[] = [];
  const openPage = async () => {
    const opened = await browser.newPage();
    opened.on('console', (message) => {
      const { [message.type()]: level } = levels;
      if (level) errors.push(`${level}: ${message.text()}`);
    });
    opened.on('pageerror', (error) => errors.push(`uncaught: ${error}`));
    if (isFirefox) await tellOnConsole(opened, errors);
    return opened;
  };
  let page = await openPage();

  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    moveMouse: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: async (key, ...held) => {
      for (const modifier of held) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      for (const modifier of held) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    drag: async (from, ...to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of to) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
    ...(isFirefox ? {} : { compose: (states, composed) => composeInChromium(page, states, composed) }),
    crash: async () => {
      const crashed = new Promise((told) => page.once('error', told));
      killDescendants(/--type=renderer|-isForBrowser/);
      // Chromium tells of it; Firefox's page is one to ask no more. Until then a new page may come to nothing.
      while (await Promise.race([crashed.then(() => false), page.evaluate('true').catch(() => false)]));
      page = await openPage();
    },
    takeErrors: async () => errors.splice(0),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** Composes with Chromium's own input method. */
async function composeInChromium(page: Page, states: readonly string[], composed: string): Promise<void> {
  const client = await page.createCDPSession();
  for (const text of states) {
    const { length } = text;
    await client.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
  await client.send('Input.insertText', { text: composed });
  await client.detach();
}

/** Adds the console messages that other engines write, and Firefox writes elsewhere: refused requests, and files not found. */
async function tellOnConsole(page: Page, errors: string[]): Promise<void> {
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.url()}: status of ${response.status()}`);
  });
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`${effectiveDirective} refuses ${blockedURI}`),
    ),
  );
}
