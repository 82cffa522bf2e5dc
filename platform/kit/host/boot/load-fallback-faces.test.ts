/** @jest-environment jsdom */
import { loadFallbackFaces } from './load-fallback-faces';

test('fallback fonts load for text and headings, and a missing one is no error', async () => {
  const load = jest.fn().mockRejectedValue(new DOMException('not installed', 'NetworkError'));
  Object.defineProperty(document, 'fonts', { value: { load } });
  document.documentElement.style.setProperty('--font-fallback', '"Standing In", sans-serif');
  loadFallbackFaces();
  await null;
  expect(load.mock.calls).toEqual([
    ['400 1em "Standing In", sans-serif', 'a '],
    ['700 1em "Standing In", sans-serif', 'a '],
  ]);
});
