/** @jest-environment jsdom */
import type { ComposedRemote } from '../../contract/composition';
import { expectConsole } from '../../presets/jest/expect-console';
import { awaitPageScript } from './await-page-script';
import { addFederationPlugins, forgetRemote, loadRemoteModule } from './federation';
import { pinScripts } from './pin-scripts';

addFederationPlugins([awaitPageScript, pinScripts]);

const page = { default: () => null };
const container = { init: () => {}, get: async () => () => page };
const remote = (name: string): ComposedRemote => ({
  name,
  team: 'testers',
  version: 'a'.repeat(16),
  entry: `/assets/${name}/entry.js`,
  integrity: 'sha384-x',
  routes: [],
});
const load = (one: ComposedRemote) => loadRemoteModule(one, './a-page');
const reload = /is already registered/;

/** The script of an entry, once it is in the document. */
async function scriptOf({ entry }: ComposedRemote): Promise<HTMLScriptElement> {
  for (let turn = 0; turn < 1000; turn += 1) {
    const script = document.querySelector<HTMLScriptElement>(`script[src$="${entry}"]`);
    if (script) return script;
    await Promise.resolve();
  }
  throw new Error(`nobody asks for ${entry}`);
}

/** What the browser does once the file is there. */
function run(script: HTMLScriptElement, { name }: ComposedRemote, defined: unknown = container): void {
  Reflect.set(window, name.replaceAll('-', '_'), defined);
  script.dispatchEvent(new Event('load'));
  script.remove();
}

/** What the page's own script has begun. */
function begin({ entry }: ComposedRemote): HTMLScriptElement {
  const script = document.createElement('script');
  script.setAttribute('src', entry);
  document.head.append(script);
  return script;
}

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

test('an entry runs with its pinned hash, and gives the page', async () => {
  const loading = load(remote('mfe-a'));
  const script = await scriptOf(remote('mfe-a'));
  expect(script).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
  run(script, remote('mfe-a'));
  expect(await loading).toBe(page);
});

test('without a pinned hash it does not run, unless it is a build on this machine', async () => {
  const { integrity: _integrity, ...unpinned } = remote('mfe-b');
  await expect(load(unpinned)).rejects.toThrow('has no pinned integrity');
  expect(document.querySelector('script')).toBeNull();
  expectConsole('warn', reload);
  const loading = load({ ...unpinned, isOverride: true });
  run(await scriptOf(unpinned), unpinned);
  expect(await loading).toBe(page);
});

test('what the page has begun is not asked for twice, whether it runs before or after', async () => {
  const script = begin(remote('mfe-c'));
  const early = load(remote('mfe-c'));
  // Until the runtime has come to where it would ask.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelectorAll('script')).toHaveLength(1);
  run(script, remote('mfe-c'));
  expect(await Promise.all([early, load(remote('mfe-c'))])).toEqual([page, page]);
  expect(document.querySelector('script')).toBeNull();
  run(begin(remote('mfe-d')), remote('mfe-d'));
  expect(await load(remote('mfe-d'))).toBe(page);
});

test('a failed script is requested once more, then the error names remote and team', async () => {
  const script = begin(remote('mfe-e'));
  const loading = load(remote('mfe-e'));
  script.remove();
  script.dispatchEvent(new Event('error'));
  (await scriptOf(remote('mfe-e'))).dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(/^mfe-e@a{16} \(team testers\): \.\/a-page did not load: .*entry\.js/s);
});

test('an entry without a container fails, and runs again once it was forgotten', async () => {
  const loading = load(remote('mfe-f'));
  run(await scriptOf(remote('mfe-f')), remote('mfe-f'), undefined);
  Reflect.deleteProperty(window, 'mfe_f');
  await expect(loading).rejects.toThrow('./a-page did not load');
  expectConsole('warn', reload);
  forgetRemote(remote('mfe-f'));
  const again = load(remote('mfe-f'));
  run(await scriptOf(remote('mfe-f')), remote('mfe-f'));
  expect(await again).toBe(page);
});

test('of a remote that has failed, the newer version is loaded', async () => {
  const loading = load(remote('mfe-g'));
  (await scriptOf(remote('mfe-g'))).dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('did not load');
  expectConsole('warn', reload);
  const newer = { ...remote('mfe-g'), version: 'b'.repeat(16), entry: '/assets/mfe-g/newer.js' };
  const again = load(newer);
  run(await scriptOf(newer), newer);
  expect(await again).toBe(page);
});

test('four seconds are waited for an entry', async () => {
  jest.useFakeTimers();
  const loading = load(remote('mfe-h'));
  const failure = expect(loading).rejects.toThrow('timed out');
  await scriptOf(remote('mfe-h'));
  await jest.advanceTimersByTimeAsync(3999);
  expect(await Promise.race([loading, 'pending'])).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  await failure;
});
