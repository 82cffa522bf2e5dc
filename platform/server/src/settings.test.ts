import { resolve } from 'node:path';
import { readSettings } from './settings';

test('without settings there is one listener, for this machine, serving this checkout', () => {
  const root = resolve(import.meta.dirname, '../../..');
  expect(readSettings({})).toEqual({
    siteFolder: `${root}/site`,
    isOwnSite: true,
    releasesFolder: `${root}/releases`,
    isPortFixed: false,
    dataFolder: `${root}/data`,
    port: 4173,
    staffPort: 4180,
    public: undefined,
    formsPerMinute: 30,
    formWebhook: undefined,
    formRetentionDays: undefined,
    staffOrigin: undefined,
  });
});

test('a public origin adds a second listener; by default it trusts only local proxies', () => {
  const PUBLIC_ORIGIN = 'https://www.halvard.example';
  expect(readSettings({ PUBLIC_ORIGIN }).public).toEqual({
    origin: PUBLIC_ORIGIN,
    host: '127.0.0.1',
    trustedProxies: ['127.0.0.0/8', '::1'],
  });
  const named = { LISTEN_ADDRESS: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32' };
  expect(readSettings({ PUBLIC_ORIGIN, ...named }).public).toEqual({
    origin: PUBLIC_ORIGIN,
    host: '0.0.0.0',
    trustedProxies: ['10.0.0.0/8', '2001:db8::/32'],
  });
});

test('a site that is named is served, wherever else sites are composed', () => {
  const DELIVERY_DIR = '/srv/delivery';
  expect(readSettings({ DELIVERY_DIR })).toMatchObject({
    siteFolder: '/srv/delivery/site',
    isOwnSite: true,
    releasesFolder: '/srv/delivery/releases',
  });
  expect(readSettings({ DELIVERY_DIR, SITE_DIR: '/srv/other' })).toMatchObject({
    siteFolder: '/srv/other',
    isOwnSite: false,
    releasesFolder: '/srv/releases',
  });
  // That of another environment is composed again when posts change, as production's is.
  expect(readSettings({ DELIVERY_DIR, SITE_ENVIRONMENT: 'staging' })).toMatchObject({
    siteFolder: '/srv/delivery/site-staging',
    isOwnSite: true,
    releasesFolder: '/srv/delivery/releases',
  });
  expect(() => readSettings({ SITE_ENVIRONMENT: '../x' })).toThrow(
    'SITE_ENVIRONMENT "../x": it is not the name of an environment. Set one like staging, or unset it for production',
  );
});

test('releases are in the folder of RELEASE_STORE, or beside the site for a registry', () => {
  const DELIVERY_DIR = '/srv/delivery';
  const folderFor = (RELEASE_STORE: string) => readSettings({ DELIVERY_DIR, RELEASE_STORE }).releasesFolder;
  expect(folderFor('/srv/shared')).toBe('/srv/shared');
  expect(folderFor('shared')).toBe('/srv/delivery/shared');
  expect(folderFor('https://npm.example.com')).toBe('/srv/delivery/releases');
  expect(readSettings({ SITE_DIR: '/srv/other', RELEASE_STORE: '/srv/shared' }).releasesFolder).toBe('/srv/shared');
});

test('every variable that is set is taken', () => {
  expect(
    readSettings({
      DATA_DIR: '/srv/data',
      PORT: '8080',
      STAFF_PORT: '0',
      FORMS_PER_MINUTE: '5',
      FORM_WEBHOOK: 'https://crm.example/hook',
      SMTP_URL: 'smtps://user:password@mail.example',
      FORM_RETENTION_DAYS: '730',
      STAFF_ORIGIN: 'http://127.0.0.1:4300',
    }),
  ).toMatchObject({
    dataFolder: '/srv/data',
    port: 8080,
    staffPort: 0,
    formsPerMinute: 5,
    formWebhook: 'https://crm.example/hook',
    smtpUrl: 'smtps://user:password@mail.example',
    formRetentionDays: 730,
    staffOrigin: 'http://127.0.0.1:4300',
  });
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PUBLIC_ORIGIN: '', PORT: '', STAFF_PORT: '', SITE_DIR: '', DATA_DIR: '' })).toEqual(
    readSettings({}),
  );
});

test.each([
  [{ PORT: 'http' }, 'PORT "http": it is not a whole number in range'],
  [{ PORT: '65536' }, 'PORT "65536"'],
  // The privacy page promises no more.
  [{ FORM_RETENTION_DAYS: '731' }, 'FORM_RETENTION_DAYS "731"'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL: it is not the address of a mail server'],
  [{ FORM_WEBHOOK: 'ftp://example.com' }, 'FORM_WEBHOOK: it is not an https:// address'],
  [{ PUBLIC_ORIGIN: 'www.halvard.example' }, 'PUBLIC_ORIGIN "www.halvard.example": it is not an origin'],
  [{ PUBLIC_ORIGIN: 'https://www.halvard.example/' }, 'no path'],
  [{ PUBLIC_ORIGIN: 'ftp://www.halvard.example' }, 'PUBLIC_ORIGIN'],
  [{ STAFF_ORIGIN: 'https://a.example/b' }, 'STAFF_ORIGIN'],
  [
    { PUBLIC_ORIGIN: 'https://a.example', LISTEN_ADDRESS: 'a.example' },
    'LISTEN_ADDRESS "a.example": it is not an IP address',
  ],
  [{ PUBLIC_ORIGIN: 'https://a.example', TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES "10.0.0.0/33"'],
  [{ PUBLIC_ORIGIN: 'https://a.example', TRUSTED_PROXIES: '10.0.0.0/8/8' }, 'TRUSTED_PROXIES'],
  [{ PUBLIC_ORIGIN: 'https://a.example', TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES "all"'],
  [{ LISTEN_ADDRESS: '0.0.0.0' }, 'LISTEN_ADDRESS "0.0.0.0": without PUBLIC_ORIGIN'],
])('an invalid value is refused with the name of the variable: %j', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

test.each([
  { SMTP_URL: 'smtp//user:secret@mail.example' },
  { SMTP_URL: 'user:secret' },
  { FORM_WEBHOOK: 'https://user:secret@example.com' },
  { PUBLIC_ORIGIN: 'https://user:secret@www.halvard.example' },
  { STAFF_ORIGIN: 'https://user:secret@www.halvard.example' },
])('a value that is refused is not printed where it may have a password: %j', (environment) => {
  expect(() => readSettings(environment)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  );
});

test('a port is looked for only where nobody named one and no proxy expects one', () => {
  const isPortFixed = (environment: NodeJS.ProcessEnv) => readSettings(environment).isPortFixed;
  expect(isPortFixed({})).toBe(false);
  expect(isPortFixed({ PORT: '' })).toBe(false);
  expect(isPortFixed({ PORT: '4173' })).toBe(true);
  expect(isPortFixed({ PUBLIC_ORIGIN: 'https://www.halvard.example' })).toBe(true);
});
