/** @jest-environment jsdom */
/// <reference path="../page-globals.d.ts" />
import { bootPage } from './boot-page';

const scripts = [{ src: '/assets/shell/1/entry.js', integrity: 'sha384-a' }, { src: '/assets/mfe/1/page.js' }];
const found = () => [...document.head.querySelectorAll('script')];
const started = () => found().map((script) => script.getAttribute('src'));

document.body.innerHTML = `<script type="application/json" id="composition">${JSON.stringify({ scripts })}</script>`;
bootPage('');

test('after the page has loaded, all scripts are fetched once and run in order', async () => {
  const onLoaded = jest.fn();
  void window.scriptsLoaded?.then(onLoaded);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(started()).toEqual(scripts.map(({ src }) => src));
  expect(found().map(({ async }) => async)).toEqual([false, false]);
  // jsdom does not reflect this property as an attribute.
  expect(found()[0]).toMatchObject({ integrity: 'sha384-a', crossOrigin: 'anonymous' });

  const [first, last] = found();
  first?.dispatchEvent(new Event('load'));
  await null;
  expect(onLoaded).not.toHaveBeenCalled();
  last?.dispatchEvent(new Event('load'));
  await null;
  expect(onLoaded).toHaveBeenCalledTimes(1);
});

test('what others put into the page once it is parsed is not taken for a part of it', () => {
  const { body } = document;
  document.dispatchEvent(new Event('readystatechange'));
  const icon = document.createElement('div');
  body.append(icon);
  document.dispatchEvent(new Event('readystatechange'));
  expect([body, icon].map((element) => window.parsedElements?.has(element))).toEqual([true, false]);
});

test('a script that has run or failed is removed: one that is found is still to come', () => {
  expect(started()).toEqual([]);
  bootPage('');
  window.dispatchEvent(new Event('load'));
  found()[0]?.dispatchEvent(new Event('error'));
  expect(started()).toEqual(['/assets/mfe/1/page.js']);
});

test('a picture that does not load holds up the scripts for 4 s at most', async () => {
  document.head.replaceChildren();
  jest.useFakeTimers();
  bootPage('');
  const onLoaded = jest.fn();
  void window.scriptsLoaded?.then(onLoaded);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(3999);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  expect(started()).toEqual(scripts.map(({ src }) => src));
  const [first, last] = found();
  first?.dispatchEvent(new Event('error'));
  last?.dispatchEvent(new Event('load'));
  await null;
  expect(onLoaded).not.toHaveBeenCalled();
});

test('scripts of this origin come only from the site’s releases, also below a path', () => {
  const rules: ((address: string) => string)[] = [];
  const createPolicy = (_name: string, { createScriptURL }: { createScriptURL: (address: string) => string }) =>
    rules.push(createScriptURL);
  Object.assign(window, { trustedTypes: { createPolicy } });
  bootPage('');
  bootPage('/robots');
  const isTaken = (address: string) =>
    rules.map((rule) => {
      try {
        return rule(address) === address;
      } catch {
        return false;
      }
    });
  expect(isTaken('/assets/shell/1/entry.js')).toEqual([true, false]);
  expect(isTaken('/robots/assets/shell/1/entry.js')).toEqual([false, true]);
  expect(isTaken('/robots/assets/../upload.js')).toEqual([false, false]);
  expect(isTaken('https://assets.example/a.js')).toEqual([true, true]);
  Reflect.deleteProperty(window, 'trustedTypes');
});
