import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { showProgress } from 'kit/presets/command-line/progress';
import { readCounts } from 'kit/presets/command-line/read-counts';
import { composeLatest, copySite, startSiteServer } from '../harness/site-server';
import { fuzzedRequests } from './fuzzed-requests';

// Malformed requests to a running server: `npx -y pnpm@12 prove fuzz [requests] [seed]`. None may end it, bring a 5xx but a
// deliberate 501 or 503, or reach outside the site. The parsers alone have property tests beside them.

const { requests, seed } = readCounts({ requests: 200_000, seed: Date.now() % 1_000_000 });

/** Connections at one time. */
const connections = 24;

/** How long (ms) a connection may stay silent: a request that is not complete gets no response. */
const maxWait = 250;

const marker = 'outside-of-the-roots-7d1f';

/** Sends bytes as they are. @returns the response; empty where none came */
function send(port: string, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let received = '';
    socket.setTimeout(maxWait, () => socket.destroy());
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      if (received.length < 100_000) received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? reject(error) : undefined));
    // Not ended: the server takes a half-closed connection for one that nobody waits at.
    socket.write(request);
  });
}

composeLatest();
const site = copySite();
const secret = join(dirname(site), 'secret.txt');
writeFileSync(secret, marker);
const server = await startSiteServer(site, { FORMS_PER_MINUTE: '1000000' });
const { port } = new URL(server.address);
const defects: string[] = [];
const reportProgress = showProgress();
console.log(`${requests} requests, seed ${seed}`);
for (let done = 0; done < requests && defects.length < 20; done += 2000) {
  const queue = fc.sample(fuzzedRequests, { numRuns: Math.min(2000, requests - done), seed: seed + done });
  const drain = async () => {
    for (let request = queue.pop(); request !== undefined; request = queue.pop()) {
      const response = await send(port, request);
      const [, status = ''] = /^HTTP\/1\.1 (5\d\d)/.exec(response) ?? [];
      // Operations that the store of documents does not offer, and those that it cannot do just now.
      if (status && status !== '501' && status !== '503') defects.push(`${status} for ${JSON.stringify(request)}`);
      if (response.includes(marker)) defects.push(`a file from outside for ${JSON.stringify(request)}`);
    }
  };
  // A server that has ended refuses the next connection.
  await Promise.all(Array.from({ length: connections }, drain));
  reportProgress('requests', Math.min(done + 2000, requests), requests);
}
const health = await fetch(`${server.address}/__health`);
if (!health.ok) defects.push(`afterwards /__health is ${health.status}`);
await server.stop();
rmSync(secret);
rmSync(site, { recursive: true });
for (const defect of defects) console.error(defect);
console.log(defects.length === 0 ? 'Nothing stumbled' : `${defects.length} defects`);
process.exitCode = defects.length === 0 ? 0 : 1;
