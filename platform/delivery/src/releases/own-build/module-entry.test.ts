/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const template = readFileSync(join(__dirname, 'module-entry.js'), 'utf8').trim().replace(/;$/, '');
const folder = 'http://localhost/assets/mfe-a/1/';
const modules = {
  'entry.js': { integrity: 'sha384-entry', imports: ['part.js'] },
  'part.js': { integrity: 'sha384-part', imports: [] },
};

/** The container of a build, as the shell finds it. */
type Container = { init: (scope: object) => Promise<unknown>; get: (expose: string) => Promise<unknown> };

/** Runs the entry. jsdom loads no module: the tests let script elements arrive or fail, and `import()` is called with what arrived. */
function open(): Container {
  Object.defineProperty(document, 'currentScript', { configurable: true, value: { src: `${folder}mfe-a.entry.js` } });
  const importModule = jest.fn(async (address: string) => ({
    init: async (scope: object) => ({ address, scope }),
    get: async (expose: string) => `${expose} of ${address}`,
  }));
  const settings = JSON.stringify({ name: 'mfe_a', load: 'mfe_a:1', entry: 'entry.js', modules });
  const run = new Function('importModule', `(${template.replace('import(', 'importModule(')})(${settings})`);
  run(importModule);
  return Reflect.get(globalThis, 'mfe_a');
}

const scripts = () => [...document.querySelectorAll('script')];
/** Lets what is settled go on. */
const settle = () => jest.advanceTimersByTimeAsync(0);
async function end(script: HTMLScriptElement | undefined, how: 'load' | 'error'): Promise<void> {
  script?.dispatchEvent(new Event(how));
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

test('a module runs with its hash, after those that it imports', async () => {
  const container = open();
  const page = container.get('./a-page');
  await settle();
  expect(scripts().map(({ src, integrity }) => [src, integrity])).toEqual([[`${folder}part.js`, 'sha384-part']]);
  await end(scripts()[0], 'load');
  expect(
    scripts()
      .map(({ src, integrity }) => [src, integrity])
      .at(-1),
  ).toEqual([`${folder}entry.js`, 'sha384-entry']);
  await end(scripts()[1], 'load');
  await expect(page).resolves.toBe(`./a-page of ${folder}entry.js`);
  // Each of them once.
  await container.init({});
  expect(scripts()).toHaveLength(2);
});

test('a module that has not arrived after 4 s fails, and is requested again on demand', async () => {
  const container = open();
  let failure: unknown;
  container.init({}).catch((error: unknown) => {
    failure = error;
  });
  await jest.advanceTimersByTimeAsync(3999);
  expect(failure).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(String(failure)).toBe(`Error: ${folder}part.js does not arrive, or is not what was released`);
  const again = container.init({ react: 19 });
  await settle();
  await end(scripts()[1], 'load');
  await end(scripts()[2], 'load');
  await expect(again).resolves.toEqual({ address: `${folder}entry.js`, scope: { react: 19 } });
});

test('a module with other bytes than its hash fails at once', async () => {
  const page = open().get('./a-page');
  await settle();
  const refused = expect(page).rejects.toThrow(`${folder}part.js does not arrive, or is not what was released`);
  await end(scripts()[0], 'error');
  await refused;
});
