import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { openNpmClient } from './npm-client';

const version = '0123456789abcdef';
let workspace: TestWorkspace;
let server: Server;
let registry: string;
/** How the registry answers who asks for a tarball. */
let answer: (response: ServerResponse) => Promise<void>;
/** How it answers who asks for the description of a package. */
let describePackage: ((response: ServerResponse) => void) | undefined;
/** Resolves when who has asked for the tarball has hung up. */
let hungUp: Promise<unknown>;
beforeEach(async () => {
  workspace = openTestWorkspace();
  server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) {
      hungUp = once(response, 'close');
      void answer(response);
      return;
    }
    if (describePackage) return describePackage(response);
    const dist = { tarball: `${registry}release.tgz`, integrity: `sha512-${'A'.repeat(86)}==` };
    const name = `@halvard/${testRemote}`;
    const versions = { [`0.0.0-h${version}`]: { name, version: `0.0.0-h${version}`, dist } };
    response.end(JSON.stringify({ name, versions, 'dist-tags': {} }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  registry = `http://127.0.0.1:${v.parse(v.object({ port: v.number() }), server.address()).port}/`;
});
afterEach(() => {
  describePackage = undefined;
  server.closeAllConnections();
  server.close();
  workspace.dispose();
});

const fetch = async (deadline?: number) => {
  const client = await openNpmClient(workspace, { registry, scope: '@halvard' }, deadline ? { deadline } : {});
  return client.fetch(testRemote, version, undefined);
};

test('a store that answers byte by byte is not waited for without end', async () => {
  answer = async (response) => {
    for (; !response.closed; await wait(20)) response.write('.');
  };
  const fetched = fetch(300);
  await expect(fetched).rejects.toMatchObject({ code: 'store-unavailable', subject: registry });
  await expect(fetched).rejects.toThrow('it took longer than 0.3 s');
  await hungUp;
});

test('a store whose tarball does not end is not read to the end', async () => {
  const chunk = Buffer.alloc(2 ** 20);
  answer = async (response) => {
    while (!response.closed) if (!response.write(chunk)) await Promise.race([once(response, 'drain'), hungUp]);
  };
  await expect(fetch()).rejects.toMatchObject({ code: 'store-too-large' });
  await hungUp;
});

test.each([200, 500])(
  'a description that is packed, or does not end, is not read to the end: status %s',
  async (status) => {
    const bomb = gzipSync(`{"versions":{}${' '.repeat(2 ** 20)}}`);
    describePackage = (response) => response.writeHead(status, { 'Content-Encoding': 'gzip' }).end(bomb);
    const client = await openNpmClient(workspace, { registry, scope: '@halvard' });
    await expect(client.list(testRemote)).rejects.toMatchObject({ code: 'store-unavailable' });
    describePackage = (response) => {
      response.writeHead(status);
      Readable.from(endless()).pipe(response);
    };
    await expect(client.list(testRemote)).rejects.toMatchObject({ code: 'store-unavailable' });
  },
);

function* endless() {
  for (;;) yield Buffer.alloc(2 ** 20, ' ');
}
