import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import http, { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { command } from '../commands/preview';
import { buildPackage } from '../releases/build-package';
import { openWorkspace } from '../workspace';
import { previewRemote } from './preview-remote';

// A build takes seconds.
jest.mock('../releases/build-package', () => ({ buildPackage: jest.fn(async () => ({ webEntry: 'mfe-a.entry.js' })) }));

const workspace = openWorkspace(createTemporaryFolder('preview'));
const web = join(workspace.root, 'mfe-a/dist/web');
let server: Server | undefined;
beforeAll(() => {
  mkdirSync(web, { recursive: true });
  for (const file of ['remoteEntry.js', 'page.css', 'mf-manifest.json']) writeFileSync(join(web, file), `of ${file}`);
  writeFileSync(
    join(workspace.root, 'mfe-a/remote.ts'),
    `export default { name: 'mfe-a', team: 'a', routes: [{ path: '/new', aliases: ['/newer'], page: './src/new-page.tsx' }] };`,
  );
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  jest.restoreAllMocks();
});
afterAll(() => rmSync(workspace.root, { recursive: true }));

test('a remote is built, and its browser files are served for pages of another origin', async () => {
  const created = jest.spyOn(http, 'createServer');
  await previewRemote(workspace, 'mfe-a', 0);
  expect(buildPackage).toHaveBeenCalledWith(join(workspace.root, 'mfe-a'), 'mfe-a');
  const served: Server = created.mock.results[0]?.value;
  server = served;
  const { port, address } = served.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  expect(await get('/remoteEntry.js?v=1')).toEqual([200, 'text/javascript; charset=utf-8', 'of remoteEntry.js']);
  expect(await get('/page.css')).toEqual([200, 'text/css; charset=utf-8', 'of page.css']);
  const [status, type, manifest] = await get('/mf-manifest.json');
  expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
  // Whatever its bundler has written: the site takes a new page from nothing else.
  expect(JSON.parse(String(manifest))).toEqual({
    metaData: { remoteEntry: { name: 'mfe-a.entry.js' } },
    remote: {
      name: 'mfe-a',
      team: 'a',
      routes: [{ path: '/new', aliases: ['/newer'], expose: './new-page' }],
      parts: {},
    },
  });
  expect(await get('/missing.js')).toEqual([404, null, '']);
  expect(await get('/..%2f..%2fremote.ts')).toEqual([404, null, '']);
  // A second one on the same port is told so, and does not wait.
  await expect(previewRemote(workspace, 'mfe-a', port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('the command says how a page of the site gets it', async () => {
  const created = jest.spyOn(http, 'createServer');
  const { result } = await command.run('preview', ['mfe-a', '--port', '0'], workspace);
  const served: Server = created.mock.results[0]?.value;
  server = served;
  const { port } = served.address() as AddressInfo;
  expect(result?.lines).toEqual([`Add ?override=mfe-a@http://127.0.0.1:${port} to a page of the site on this machine`]);
  // One that was named and is in use is refused in one line, and so is what is no port.
  const again = command.run('preview', ['mfe-a', '--port', String(port)], workspace);
  await expect(again).rejects.toMatchObject({ code: 'port-taken' });
  for (const word of ['http', '70000', '-1', '1.5'])
    await expect(command.run('preview', ['mfe-a', `--port=${word}`], workspace)).rejects.toThrow(
      `--port ${word}: it is not a port`,
    );
});

test('what is no remote is refused before anything is built', async () => {
  await expect(previewRemote(workspace, 'mfe-none', 0)).rejects.toThrow('there is no such remote');
});
