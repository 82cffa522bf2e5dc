import { act, fireEvent, screen } from '@testing-library/react';
import type { PageComposition } from 'kit/contract/composition';
import { App } from 'kit/host/app';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { hostedSite } from './hosted-site';

const version = 'a'.repeat(16);
const composition: PageComposition = { shell: version, remotes: [], scripts: [], page: { kind: 'not-found' } };

test('a prerendered page hydrates in place, reports its errors and preloads pages', async () => {
  jest.useFakeTimers();
  fakeMatchMedia(() => false);
  fakeIntersectionObserver();
  const asked: unknown[] = [];
  const reports: string[] = [];
  const onHydrated = jest.fn(() => document.documentElement.dataset['hydrated']);
  window.addEventListener('hydrated', onHydrated);
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => callback(),
    fetch: (address: string) => {
      asked.push(address);
      return new Promise(() => {});
    },
  });
  Object.assign(navigator, { sendBeacon: (_address: string, report: string) => reports.push(report) });
  history.replaceState(null, '', '/nowhere/?from=mail');
  history.scrollRestoration = 'manual';
  const page = (
    <StrictMode>
      <StaticRouter location="/nowhere?from=mail">
        <App site={hostedSite} composition={composition} />
      </StaticRouter>
    </StrictMode>
  );
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div><script type="application/json" id="composition">${JSON.stringify(composition)}</script>`;
  const title = screen.getByText('There is no page at this address');
  window.parsedElements = new WeakSet(document.querySelectorAll('*'));
  const icon = document.createElement('extension-icon');
  title.before(icon);

  await act(async () => void (await import('./start')));
  expect(onHydrated).toHaveReturnedWith('true');
  expect(screen.getByText('There is no page at this address')).toBe(title);
  expect(title.previousSibling).toBe(icon);
  expect(location.pathname + location.search).toBe('/nowhere?from=mail');
  expect(history.scrollRestoration).toBe('auto');

  expect(asked).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(asked).toEqual(['/composition.json']);

  const filename = `http://localhost/assets/shell/${version}/start.js`;
  fireEvent(window, new ErrorEvent('error', { message: 'broken in a handler', filename }));
  const stack = `Error: broken in a promise\n at ${filename}:1:1`;
  const reason = Object.assign(new Error('broken in a promise'), { stack });
  fireEvent(window, Object.assign(new Event('unhandledrejection'), { reason }));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(reports.map((report) => JSON.parse(report).message)).toEqual(['broken in a handler', 'broken in a promise']);
  jest.useRealTimers();
});
