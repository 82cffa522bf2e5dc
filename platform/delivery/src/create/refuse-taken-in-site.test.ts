import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuseTakenInSite } from './refuse-taken-in-site';

const version = '0'.repeat(16);
const remotes = [
  {
    name: 'mfe-dealers',
    team: 'dealers',
    version,
    entry: '/entry.js',
    routes: [{ path: '/repairs', expose: './a' }],
  },
  {
    name: 'mfe-cases',
    team: 'press',
    version,
    entry: '/entry.js',
    routes: [{ path: '/cases', aliases: ['/stories'], expose: './b' }],
  },
];

let server: Server;
let settings: Record<string, string>;
let origin: string;
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/robots/composition.json') response.end(JSON.stringify({ id: version, shell: version, remotes }));
    else response.writeHead(404).end('<!doctype html>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  settings = { DOCUMENTS_ORIGIN: origin, RELEASE_BASE_PATH: '/robots/' };
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const siteAt = (one: Record<string, string>) => ({ origin: 'http://127.0.0.1:1', settings: one });

test.each([
  ['mfe-dealers', '/dealers', 'mfe-dealers: team dealers has a remote of that name in the site'],
  ['mfe-service', '/repairs', 'mfe-service: its page would be /repairs: mfe-dealers of team dealers has it already'],
  ['mfe-stories', '/stories', 'mfe-cases of team press has it already'],
])('a name or page of another team is refused, naming its owner: %s', async (name, path, message) => {
  await expect(refuseTakenInSite(siteAt(settings), { name, team: 'support', path })).rejects.toThrow(message);
});

test('a site whose settings name no server is asked where visitors find it', async () => {
  const site = { origin, settings: { RELEASE_BASE_PATH: '/robots/' } };
  const taken = refuseTakenInSite(site, { name: 'mfe-service', team: 'support', path: '/repairs' });
  await expect(taken).rejects.toThrow('mfe-dealers of team dealers has it already');
});

test('a free name is accepted, and so is a team’s own in another repository', async () => {
  const free = { name: 'mfe-support', team: 'support', path: '/support' };
  await expect(refuseTakenInSite(siteAt(settings), free)).resolves.toBeUndefined();
  const own = { name: 'mfe-dealers', team: 'dealers', path: '/dealers' };
  await expect(refuseTakenInSite(siteAt(settings), own)).resolves.toBeUndefined();
});

test('where no site answers, it says so and refuses nothing', async () => {
  const wanted = { name: 'mfe-dealers', team: 'support', path: '/dealers' };
  for (const wrong of [{ DOCUMENTS_ORIGIN: origin }, { DOCUMENTS_ORIGIN: 'http://127.0.0.1:1' }])
    expect(await refuseTakenInSite(siteAt(wrong), wanted)).toContain('does not say which names and pages are taken');
});
