import { resolve } from 'node:path';
import { readEnvironment } from './environment';

test('an empty environment means a registry in a file and no documents store', () => {
  const expected = {
    registry: 'file',
    documents: undefined,
    deliveryFolder: undefined,
    browser: undefined,
    port: undefined,
    devPort: undefined,
    dataFolder: resolve(import.meta.dirname, '../../../data'),
    siteEnvironment: 'production',
  };
  expect(readEnvironment({})).toEqual(expected);
  expect(readEnvironment({ DOCUMENTS_ORIGIN: '', SITE_FIREBASE_CONFIG: '', RELEASE_REGISTRY: '', PORT: '' })).toEqual(
    expected,
  );
});

test('Firebase needs the releasing account, an embedded server its data folder', () => {
  const config = { apiKey: 'key', authDomain: 'project.example', projectId: 'project' };
  const firebase = { SITE_FIREBASE_CONFIG: JSON.stringify(config), DOCUMENTS_ORIGIN: 'http://127.0.0.1:4173' };
  expect(readEnvironment({ ...firebase, STAFF_EMAIL: 'a@b.example', STAFF_PASSWORD: 'secret' }).documents).toEqual({
    settings: { kind: 'firebase', config: { ...config, appId: '', storageBucket: '' } },
    staff: { email: 'a@b.example', password: 'secret' },
  });
  expect(readEnvironment({ DOCUMENTS_ORIGIN: 'http://127.0.0.1:4173', DATA_DIR: '/data' }).documents).toEqual({
    settings: { kind: 'embedded', origin: 'http://127.0.0.1:4173' },
    dataFolder: '/data',
  });
});

test('releases are kept in a folder, or in a registry, with a scope where one is named', () => {
  expect(readEnvironment({ RELEASE_STORE: '/srv/releases' })).toMatchObject({ releasesFolder: '/srv/releases' });
  expect(readEnvironment({ RELEASE_STORE: '/srv/releases' }).store).toBeUndefined();
  expect(readEnvironment({ RELEASE_STORE: 'https://npm.example.com/team' }).store).toEqual({
    registry: 'https://npm.example.com/team/',
    scope: undefined,
  });
  const named = readEnvironment({ RELEASE_STORE: 'http://127.0.0.1:4873/', RELEASE_SCOPE: '@ours' });
  expect(named.store).toEqual({ registry: 'http://127.0.0.1:4873/', scope: '@ours' });
  expect(named.releasesFolder).toBeUndefined();
});

test('ports and programs are taken as they are named; an account needs its password', () => {
  const named = readEnvironment({ PORT: '65535', DEV_PORT: '80', CHROMIUM_PATH: '/usr/bin/chromium' });
  expect(named).toMatchObject({ port: 65_535, devPort: 80, browser: '/usr/bin/chromium' });
  const config = JSON.stringify({ apiKey: 'key', authDomain: 'project.example', projectId: 'project' });
  const half = readEnvironment({ SITE_FIREBASE_CONFIG: config, STAFF_EMAIL: 'a@b.example' });
  expect(half.documents?.staff).toBeUndefined();
});

test('a site is at the root or below a path; one that cannot be is refused by name', () => {
  expect(readEnvironment({}).basePath).toBeUndefined();
  expect(readEnvironment({ RELEASE_BASE_PATH: '/' }).basePath).toBe('');
  expect(readEnvironment({ RELEASE_BASE_PATH: '/robots/' }).basePath).toBe('/robots');
  expect(() => readEnvironment({ RELEASE_BASE_PATH: 'robots' })).toThrow(
    'RELEASE_BASE_PATH: must be a path of plain words that begins and ends with a slash, such as /robots/. Correct or unset RELEASE_BASE_PATH',
  );
});

test('a pipeline says who started it, and where its run is', () => {
  const github = { GITHUB_ACTOR: 'ada', GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'halvard/site' };
  expect(readEnvironment({ ...github, GITHUB_RUN_ID: '7' }).pipeline).toEqual({
    who: 'ada',
    run: 'https://github.com/halvard/site/actions/runs/7',
  });
  const gitlab = { GITLAB_USER_LOGIN: 'ada', CI_PIPELINE_URL: 'https://gitlab.example/site/-/pipelines/7' };
  expect(readEnvironment(gitlab).pipeline).toEqual({ who: 'ada', run: gitlab.CI_PIPELINE_URL });
  expect(readEnvironment({}).pipeline).toBeUndefined();
});

test.each([
  ['DOCUMENTS_ORIGIN', '127.0.0.1:4173', 'DOCUMENTS_ORIGIN: must be an origin'],
  ['SITE_FIREBASE_CONFIG', '{', 'SITE_FIREBASE_CONFIG: Invalid JSON'],
  ['SITE_FIREBASE_CONFIG', '{"apiKey":"key","authDomain":"/"}', 'SITE_FIREBASE_CONFIG: field "authDomain" must be'],
  ['RELEASE_REGISTRY', 'document', 'RELEASE_REGISTRY: must be "file" or "documents". Correct or unset'],
  ['RELEASE_STORE', 'ftp://npm.example.com', 'RELEASE_STORE: must be a folder, or the address of an npm registry'],
  ['RELEASE_STORE', 'https://ada:secret@npm.example.com', 'RELEASE_STORE: must be a folder, or the address of an npm'],
  ['RELEASE_SCOPE', 'halvard', 'RELEASE_SCOPE: must be a scope of npm such as @company'],
  ['PORT', '65536', 'PORT: must be a port'],
  ['DEV_PORT', 'x', 'DEV_PORT: must be a port'],
])('%s=%s is refused by name', (name, value, message) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(message);
});
