import { readEnvironment } from '../environment';
import { siteSettings } from './site-settings';

const embedded = { RELEASE_REGISTRY: 'documents', DOCUMENTS_ORIGIN: 'http://127.0.0.1:4173' };

test.each<[string, NodeJS.ProcessEnv]>([
  ['a server', embedded],
  ['a server, below a path', { ...embedded, RELEASE_BASE_PATH: '/robots/' }],
  ['a server, at the root again', { ...embedded, RELEASE_BASE_PATH: '/' }],
])('a repository is told of its site what the platform has said: %s', (_name, variables) => {
  expect(siteSettings(readEnvironment(variables))).toEqual(variables);
});

test('a repository gets the configuration of a Firebase project, and no account', () => {
  const config = JSON.stringify({ apiKey: 'key', authDomain: 'site.example', projectId: 'site', appId: '1' });
  const variables = { RELEASE_REGISTRY: 'documents', SITE_FIREBASE_CONFIG: config };
  const told = siteSettings(readEnvironment({ ...variables, STAFF_EMAIL: 'a@b.example', STAFF_PASSWORD: 'secret' }));
  expect(told).toEqual({ RELEASE_REGISTRY: 'documents', SITE_FIREBASE_CONFIG: expect.any(String) });
  expect(JSON.parse(told['SITE_FIREBASE_CONFIG'] ?? '')).toMatchObject(JSON.parse(config));
});

test('what is live in a file of one machine is no site for others', () => {
  expect(() => siteSettings(readEnvironment({}))).toThrow(
    'RELEASE_REGISTRY: the registry is known on this machine alone, and create-remote tells the repositories of teams where it is',
  );
});
