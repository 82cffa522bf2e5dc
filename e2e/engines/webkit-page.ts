import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { listen } from '../harness/listen';
import type { EnginePage, KeyName, Letter, Modifier, Point } from './engine-page';

const keys: Readonly<Record<KeyName, string>> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Home: Key.HOME,
  End: Key.END,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};
const modifiers: Readonly<Record<Modifier, string>> = { Control: Key.CONTROL, Shift: Key.SHIFT, Alt: Key.ALT };

const isKeyName = (key: KeyName | Letter): key is KeyName => Object.hasOwn(keys, key);

/** Opens a page of WebKit's own small browser by WebDriver, on a display of its own. */
export async function openWebKitPage(program: string): Promise<EnginePage> {
  const display = await startDisplay();
  const service = await startService(program, display.name);
  const browser = await new Builder()
    .usingServer(service.origin)
    .withCapabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { args: ['--automation', '--javascript-can-open-windows-automatically=true'] },
    })
    .build();
  const [opener = ''] = await browser.getAllWindowHandles();
  const errors: string[] = [];
  let size = { width: 1440, height: 900 };

  /** Opens a window without a toolbar: one that has it is never as narrow as a phone. */
  const openWindow = async () => {
    await browser.switchTo().window(opener);
    await browser.executeScript(() => void window.open('about:blank', '', 'popup'));
    const findOpened = async () => (await browser.getAllWindowHandles()).find((handle) => handle !== opener) ?? '';
    await browser.switchTo().window(await browser.wait(findOpened));
    await browser.manage().window().setRect(size);
  };
  await openWindow();

  const pointAt = ({ x, y }: Point) => browser.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 });
  return {
    goto: (address) => browser.get(address),
    evaluate: async (expression) => {
      const [written, result] = await browser.executeScript<[string[], unknown]>(
        `return [(${takeErrors})(), ${expression}]`,
      );
      errors.push(...written);
      return result;
    },
    resize: (width, height) => {
      size = { width, height };
      return browser.manage().window().setRect(size);
    },
    moveMouse: (to) => pointAt(to).perform(),
    click: (at) => pointAt(at).click().perform(),
    press: (key, ...held) => {
      const actions = browser.actions();
      for (const modifier of held) actions.keyDown(modifiers[modifier]);
      actions.sendKeys(isKeyName(key) ? keys[key] : key);
      for (const modifier of held) actions.keyUp(modifiers[modifier]);
      return actions.perform();
    },
    type: (text) => browser.actions().sendKeys(text).perform(),
    drag: (from, ...to) => {
      const actions = pointAt(from).press();
      for (const { x, y } of to) actions.move({ x, y, origin: Origin.VIEWPORT, duration: 100 });
      return actions.release().perform();
    },
    // The driver ends with the process of a page, and all that the profile holds with it.
    crash: async () => {
      await browser.close();
      await openWindow();
    },
    takeErrors: async () => errors.splice(0),
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: async () => {
      await browser.quit();
      service.stop();
      display.stop();
    },
  };
}

/**
 * Runs in the page, and begins with the first call in a document, which is long before the site's scripts: the driver does not tell what is
 * on the console.
 * @returns the messages since the last call
 */
function takeErrors(): string[] {
  const known: string[] | undefined = Reflect.get(window, 'consoleErrors');
  if (known) return known.splice(0);
  const errors: string[] = [];
  Reflect.set(window, 'consoleErrors', errors);
  for (const [method, level] of [
    ['error', 'error'],
    ['warn', 'warning'],
  ] as const) {
    const write = console[method];
    console[method] = (...words) => {
      errors.push(`${level}: ${words.join(' ')}`);
      write(...words);
    };
  }
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    errors.push(`${effectiveDirective} refuses ${blockedURI}`),
  );
  return [];
}

/** Starts a display in memory, under the first number that is free. */
async function startDisplay(): Promise<{ name: string; stop: () => void }> {
  const words = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', words, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const number of createInterface(server.stdout)) return { name: `:${number}`, stop: () => server.kill() };
  throw new Error('Xvfb ended before its display was ready');
}

/** Starts the driver on a port that is free. */
async function startService(program: string, display: string): Promise<{ origin: string; stop: () => void }> {
  const { origin, stop } = await listen(() => {});
  await stop();
  const service = spawn(program, [`--port=${new URL(origin).port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  while (!(await fetch(`${origin}/status`).catch(() => undefined))) await setTimeout(50);
  return { origin, stop: () => service.kill() };
}
