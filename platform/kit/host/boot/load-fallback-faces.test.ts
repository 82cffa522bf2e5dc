/** @jest-environment jsdom */
import { loadFallbackFaces } from './load-fallback-faces';

test('the faces that stand in are loaded for letters and the space, for text and headings; one that is not installed is no error', async () => {
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
