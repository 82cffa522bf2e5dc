import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { obtainBrowser } from '../../delivery/src/checks/browser/obtain-browser';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { fetchPackage } from '../downloads/fetch-package';
import { composedSite, startSiteServer } from '../site/site-server';

// The site behind a front that ends TLS, graded by Mozilla's HTTP Observatory: pnpm test:observatory.

/** A certificate for localhost that signs itself, valid for a day. */
function createCertificate(place: string): { key: string; cert: string; file: string } {
  const [keyFile, file] = [join(place, 'key.pem'), join(place, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const { status, stderr } = spawnSync('openssl', ['req', ...kind, ...name, '-keyout', keyFile, '-out', file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`No certificate could be made. Is openssl installed?\n${stderr}`);
  const read = (path: string) => readFileSync(path, 'utf8');
  return { key: read(keyFile), cert: read(file), file };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The home page as a browser has it once it is interactive. */
async function readHydratedPage(address: string): Promise<string> {
  const browser = await chromium.launch({
    executablePath: obtainBrowser(process.env['CHROMIUM_PATH']),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(address);
  await waitForHydration(page);
  const html = await page.content();
  await browser.close();
  return html;
}

const analysers = fetchPackage('@mdn/mdn-http-observatory', '1.4.8');
// Browsers' list of hosts that are reached by https alone, which its install script would fetch: localhost is not on it.
writeFileSync(join(analysers, 'conf', 'hsts-preload.json'), '{}');
const place = mkdtempSync(join(tmpdir(), 'observatory-'));
const pageFile = join(place, 'page.html');
const certificate = createCertificate(place);
let upstream = '';
const front = createTlsServer(certificate, (incoming, response) => {
  const { hostname, port } = new URL(upstream);
  const options = { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers };
  const forwarded = request(options, (received) => {
    response.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(response);
  });
  forwarded.on('error', () => response.writeHead(502).end());
  incoming.pipe(forwarded);
});
const httpsPort = await listen(front);
const toHttps = createServer((incoming, response) =>
  response.writeHead(301, { Location: `https://localhost:${httpsPort}${incoming.url}` }).end(),
);
const httpPort = await listen(toHttps);
const site = await startSiteServer(composedSite(), {
  PUBLIC_ORIGIN: `https://localhost:${httpsPort}`,
  STAFF_PORT: '0',
});
upstream = site.address;
try {
  writeFileSync(pageFile, await readHydratedPage(`https://localhost:${httpsPort}/`));
  const scan = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', join(import.meta.dirname, 'scan.ts'), analysers],
      ...[String(httpPort), String(httpsPort), pageFile],
    ],
    { stdio: 'inherit', env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file } },
  );
  const [code] = await once(scan, 'exit');
  process.exitCode = Number(code);
} finally {
  await site.stop();
  for (const server of [front, toHttps]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(place, { recursive: true });
}
