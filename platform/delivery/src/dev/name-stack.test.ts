import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { nameStack } from './name-stack';

// The first column of the script's first line is line 12, column 5 of the page, its twentieth is line 14.
const map = JSON.stringify({
  version: 3,
  file: 'page.js',
  sources: ['src/a/a-page.tsx'],
  names: [],
  mappings: 'AAWI,mBAEA',
});

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer(({ url }, response) => response.writeHead(url === '/a/page.js.map' ? 200 : 404).end(map));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('places in scripts of a development server are mapped to their source lines', async () => {
  const stays = `
    at unknown (http://127.0.0.1:${port}/a/unknown.js:1:3)
    at other (http://127.0.0.1:1/a/page.js:1:3)`;
  const stack = `Error: broken\n    at Page (http://127.0.0.1:${port}/a/page.js:1:3)${stays}`;
  expect(await nameStack(stack, new Map([[port, 'mfe-a']]))).toBe(
    `Error: broken\n    at Page (mfe-a/src/a/a-page.tsx:12:5)${stays}`,
  );
});

test('a place in a build for Node becomes the line of its source as well', async () => {
  const folder = join(createTemporaryFolder('name-stack'), 'mfe-a/dist/development');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.js.map'), map);
  const stack = `Error: broken\n    at Page (${folder}/page.js:1:3)\n    at other (${folder}/unknown.js:1:3)`;
  expect(await nameStack(stack, new Map())).toBe(
    `Error: broken\n    at Page (mfe-a/src/a/a-page.tsx:12:5)\n    at other (${folder}/unknown.js:1:3)`,
  );
});
