import { digestSource } from './identify-site';

const inputs = { posts: [], registry: { packages: {} }, versions: {} };
const firebase = (projectId: string) =>
  ({
    kind: 'firebase',
    config: { apiKey: 'key', authDomain: 'a.example', projectId, appId: '', storageBucket: '' },
  }) as const;

test('a site with other media is another site', () => {
  expect(digestSource([], inputs, 'one')).not.toBe(digestSource([], inputs, 'two'));
});

test('a site whose tool keeps its posts elsewhere is another site', () => {
  const digests = [undefined, firebase('one'), firebase('two')].map((documents) =>
    digestSource([], { ...inputs, documents }, 'media'),
  );
  expect(new Set(digests).size).toBe(3);
});
