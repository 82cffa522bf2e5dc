import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  process.env['PLAYWRIGHT_BROWSERS_PATH'] = folder;
});

afterEach(() => {
  delete process.env['PLAYWRIGHT_BROWSERS_PATH'];
  rmSync(folder, { recursive: true });
});

test('a headless shell is found where Playwright installs it', () => {
  const driver = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  const plan = execFileSync(process.execPath, [driver, 'install', '--only-shell', '--dry-run', 'chromium'], {
    encoding: 'utf8',
    env: process.env,
  });
  const [, place = ''] = /headless-shell.*\n\s*Install location:\s*(\S+)/.exec(plan) ?? [];
  const [, system = ''] = /\/(chrome-headless-shell-[\w-]+)\.zip/.exec(plan) ?? [];
  expect(place).toContain(folder);
  const program = install(join(place, system, 'chrome-headless-shell'));
  expect(loadFinder().findHeadlessShell()).toBe(program);
});

test('a person’s own browser is used before a headless shell, a named one before both', () => {
  const { chromium } = loadDriver();
  const own = install(chromium.executablePath());
  const shell = install(
    join(
      own.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1'),
      'chrome-headless-shell-linux64/chrome-headless-shell',
    ),
  );
  const { findBrowser } = loadFinder();
  expect(findBrowser(undefined)).toBe(own);
  expect(findBrowser(shell)).toBe(shell);
  expect(() => findBrowser(join(folder, 'gone'))).toThrow(/CHROMIUM_PATH .*gone: it cannot be run/);
});

function install(program: string): string {
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, '', { mode: 0o755 });
  return program;
}

/** Playwright reads where its browsers are as it is loaded. */
function loadFinder(): typeof import('./find-browser') {
  jest.resetModules();
  return require('./find-browser');
}

function loadDriver(): typeof import('playwright-core') {
  jest.resetModules();
  return require('playwright-core');
}
