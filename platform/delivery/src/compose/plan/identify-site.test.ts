import { testDefinition } from 'kit/presets/jest/test-definition';
import { digestSource } from './identify-site';

const inputs = { definition: testDefinition, posts: [], registry: { packages: {} }, versions: {} };
const firebase = (projectId: string) =>
  ({
    kind: 'firebase',
    config: { apiKey: 'key', authDomain: 'a.example', projectId, appId: '', storageBucket: '' },
  }) as const;

test('a site with other media is another site', () => {
  expect(digestSource([], inputs, 'one', 0)).not.toBe(digestSource([], inputs, 'two', 0));
});

test('a site is another one in another month, because its security.txt expires', () => {
  const digestOn = (day: string) => digestSource([], inputs, 'media', Date.parse(day));
  expect(digestOn('2026-11-30T23:00:00Z')).toBe(digestOn('2026-11-01T00:00:00Z'));
  expect(digestOn('2026-12-01T00:00:00Z')).not.toBe(digestOn('2026-11-30T23:00:00Z'));
});

test('a site whose tool keeps its posts elsewhere is another site', () => {
  const digests = [undefined, firebase('one'), firebase('two')].map((documents) =>
    digestSource([], { ...inputs, documents }, 'media', 0),
  );
  expect(new Set(digests).size).toBe(3);
});
