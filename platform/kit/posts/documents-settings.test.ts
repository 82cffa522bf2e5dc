/** @jest-environment jsdom */
import { readDocumentsSettings } from './documents-settings';

const read = (settings: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="documents-settings">${JSON.stringify(settings)}</script>`;
  return readDocumentsSettings(document);
};
const config = { apiKey: 'k', authDomain: 'blog.example', projectId: 'blog' };

test('without settings documents are on the page’s own origin', () => {
  document.body.innerHTML = '';
  expect(readDocumentsSettings(document)).toEqual({ kind: 'embedded' });
});

test('settings are read as the page has them', () => {
  const embedded = { kind: 'embedded', origin: 'http://127.0.0.1:4173' };
  expect(read(embedded)).toEqual(embedded);
  expect(read({ kind: 'firebase', config })).toEqual({
    kind: 'firebase',
    config: { ...config, appId: '', storageBucket: '' },
  });
});

test.each([
  { kind: 'other' },
  { kind: 'embedded', origin: 'https://a.example/path' },
  { kind: 'embedded', origin: 'https://a.example/' },
  { kind: 'embedded', origin: 'javascript:x' },
  { kind: 'firebase', config: { ...config, apiKey: '' } },
  { kind: 'firebase', config: { ...config, authDomain: 'blog.example/path' } },
  { kind: 'firebase', config: { ...config, projectId: '../other' } },
])('settings that name no place are refused: %j', (settings) => {
  expect(() => read(settings)).toThrow();
});
