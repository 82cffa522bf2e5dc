/** @jest-environment jsdom */
import type { ComposedRemote } from '../../contract/composition';
import { provideBasePath, withBase } from '../../page/base-path';
import { addFederationPlugins } from '../remotes/federation';
import { preloadIdlePages, preloadPointedLinks } from './preload-pages';

// All is real except for the network: what is asked of it, in order, are modules of pages and the HTML of pages.
const asked: string[] = [];
let isOffline = false;
const network = async <Response>(response: Response) => {
  if (isOffline) throw new TypeError('Failed to fetch');
  return response;
};
addFederationPlugins([
  {
    name: 'containers',
    loadEntry: () =>
      network({
        init: () => {},
        get: (expose: string) => async () => {
          const page = await network({ default: () => null });
          asked.push(expose);
          return page;
        },
      }),
  },
]);

const version = 'a'.repeat(16);
let count = 0;
const remotes = (): ComposedRemote[] => [
  {
    // Modules are loaded once; every test has a remote of its own.
    name: `mfe-test-${count}`,
    team: 'testers',
    version,
    entry: `/${count}.js`,
    routes: [
      { path: '/help', expose: './help', preload: 'idle' },
      { path: '/other', expose: './other' },
      { path: '/posts', expose: './posts', posts: 'all' },
      { path: '/tool', expose: './tool', render: 'client' },
    ],
  },
];

beforeEach(() => {
  count += 1;
  asked.length = 0;
  isOffline = false;
  // A composition is fresh for a minute.
  jest.useFakeTimers({ now: count * 120_000 });
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => callback(),
    fetch: (address: string) => {
      if (address === withBase('/composition.json'))
        return network({ ok: true, json: async () => ({ id: version, shell: version, remotes: remotes() }) });
      asked.push(address);
      return network({ text: async () => '' });
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const isConnectedBy = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

test('two seconds after idle the marked pages are preloaded, and no others (§2, §9)', async () => {
  preloadIdlePages();
  await jest.advanceTimersByTimeAsync(1999);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['./help']);
});

test('the two seconds begin when the browser is idle', async () => {
  let beIdle = () => {};
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      beIdle = callback;
    },
  });
  preloadIdlePages();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([]);
  beIdle();
  await jest.advanceTimersByTimeAsync(1999);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['./help']);
});

test('pages are also preloaded without requestIdleCallback, and on a fast connection', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  isConnectedBy({ saveData: false, effectiveType: '4g' });
  preloadIdlePages();
  await jest.advanceTimersByTimeAsync(2001);
  expect(asked).toEqual(['./help']);
});

test('its failure is ignored (§8), and the next attempt asks again', async () => {
  isOffline = true;
  preloadIdlePages();
  await jest.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual([]);
  isOffline = false;
  preloadIdlePages();
  await jest.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(['./help']);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '3g' }])(
  'on a scarce connection nothing is preloaded without being pointed at: %j',
  async (connection) => {
    isConnectedBy(connection);
    preloadIdlePages();
    await jest.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
  },
);

describe('pointing at a link', () => {
  const onReady = jest.fn();
  let stop: () => void;
  const pointAt = (selector: string, event = 'pointerover') =>
    document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));
  const other = () => `/other?visit=${count}`;

  beforeEach(() => {
    onReady.mockReset();
    stop = preloadPointedLinks(onReady);
    document.body.innerHTML = `<a id="in" href="${other()}"><b>Other</b></a><a id="out" href="https://elsewhere.example/other">x</a>
      <a id="none" href="/nowhere">y</a><a id="posts" href="/posts">z</a><a id="tool" href="/tool">t</a>`;
  });
  afterEach(() => stop());

  test.each(['pointerover', 'focusin', 'touchstart'])(
    'by %s fetches its page and what that shows first',
    async (event) => {
      pointAt('#in b', event);
      await jest.advanceTimersByTimeAsync(0);
      expect(asked).toEqual([other(), './other']);
    },
  );

  test('to elsewhere or to no page fetches nothing; nor does anything after the end', async () => {
    pointAt('#out');
    pointAt('#none');
    stop();
    pointAt('#in');
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
  });

  test('below a path of a host it is a page of the site there, and no page beside it', async () => {
    provideBasePath('/robots');
    document.body.innerHTML += `<a id="below" href="/robots${other()}">Other</a>`;
    pointAt('#in b');
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
    pointAt('#below');
    await jest.advanceTimersByTimeAsync(1000);
    provideBasePath('');
    expect(asked).toEqual([`/robots${other()}`, './other']);
    expect(onReady.mock.calls).toEqual([[{ pathname: '/other', search: `?visit=${count}` }]]);
  });

  test('of the page that one is on fetches nothing', async () => {
    history.replaceState(null, '', '/other');
    pointAt('#in');
    await jest.advanceTimersByTimeAsync(1000);
    history.replaceState(null, '', '/');
    expect(asked).toEqual([]);
    expect(onReady).not.toHaveBeenCalled();
  });

  test('its page is ready once the visitor has stayed on the link for a moment', async () => {
    pointAt('#in b');
    await jest.advanceTimersByTimeAsync(49);
    expect(onReady).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onReady.mock.calls).toEqual([[{ pathname: '/other', search: `?visit=${count}` }]]);
  });

  test('a page whose link was only passed over is not, until it is pointed at again', async () => {
    pointAt('#in b');
    await jest.advanceTimersByTimeAsync(20);
    pointAt('#none');
    await jest.advanceTimersByTimeAsync(1000);
    expect(onReady).not.toHaveBeenCalled();
    pointAt('#in b');
    await jest.advanceTimersByTimeAsync(50);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['#posts', './posts', {}],
    ['#tool', './tool', {}],
    ['#in', './other', { saveData: true }],
  ])(
    '%s: a page that fetches more on render is not ready, but its module is loaded',
    async (link, expose, connection) => {
      isConnectedBy(connection);
      pointAt(link);
      await jest.advanceTimersByTimeAsync(1000);
      expect(asked).toContain(expose);
      expect(onReady).not.toHaveBeenCalled();
    },
  );
});
