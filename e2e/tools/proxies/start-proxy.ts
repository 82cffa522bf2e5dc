import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether a proxy passes the Host on that visitors use, or names the server by its own address. */
export type HostMode = 'kept' | 'rewritten';

/** A program that can stand in front of the server. */
export type ProxyKind = 'nginx' | 'caddy';

/** A proxy that runs, with TLS. */
export type RunningProxy = { port: number; authority: string; stop: () => Promise<void> };

const deploy = resolve(import.meta.dirname, '../../../deploy');

/** The name that the documentation's configurations are written for. */
export const publicName = 'www.corvane.example';

/** Where the documentation's configurations expect the server. */
const documentedServer = '127.0.0.1:4173';

/**
 * Starts a proxy with the configuration of the documentation, with another port and certificate.
 * @param folder for what it keeps
 */
export async function startProxy(
  kind: ProxyKind,
  mode: HostMode,
  server: string,
  folder: string,
): Promise<RunningProxy> {
  const { certificate, key } = makeCertificate(folder);
  const port = await findPort();
  const { host } = new URL(server);
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const child =
    kind === 'nginx'
      ? spawn(
          'nginx',
          ['-p', folder, '-c', write('nginx.conf', nginxConfiguration(mode, host, port, certificate, key))],
          {
            stdio: ['ignore', 'ignore', 'inherit'],
          },
        )
      : spawn(
          'caddy',
          [
            'run',
            '--adapter',
            'caddyfile',
            '--config',
            write('Caddyfile', caddyConfiguration(mode, host, port, certificate, key)),
          ],
          { stdio: 'ignore', env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder } },
        );
  await waitForPort(child, port);
  return {
    port,
    authority: readFileSync(certificate, 'utf8'),
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function nginxConfiguration(mode: HostMode, host: string, port: number, certificate: string, key: string): string {
  const site = replaceAll(readFileSync(join(deploy, 'nginx.conf'), 'utf8'), {
    'listen 443 ssl;': `listen 127.0.0.1:${port} ssl;`,
    'listen 80;': 'listen unix:redirect.sock;',
    [documentedServer]: host,
    [`/etc/letsencrypt/live/${publicName}/fullchain.pem`]: certificate,
    [`/etc/letsencrypt/live/${publicName}/privkey.pem`]: key,
    ...(mode === 'rewritten' ? { 'proxy_set_header Host $host;': '' } : {}),
  });
  // The workers of an administrator's nginx would be nobody, who may not write into this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  return `daemon off; pid nginx.pid; error_log stderr error; ${user}\nevents {}\nhttp {\naccess_log off; ${folders.join(' ')}\n${site}\n}\n`;
}

function caddyConfiguration(mode: HostMode, host: string, port: number, certificate: string, key: string): string {
  const toServer = `reverse_proxy ${host}`;
  const site = replaceAll(readFileSync(join(deploy, 'Caddyfile'), 'utf8'), {
    [`${publicName} {`]: `https://${publicName}:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
    'corvane.example {\n\tredir': `http://corvane.example:${port + 1} {\n\tredir`,
    [`reverse_proxy ${documentedServer}`]:
      mode === 'rewritten' ? `${toServer} {\n\t\theader_up Host {upstream_hostport}\n\t}` : toServer,
  });
  return `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`;
}

/** @throws {Error} for a text that the configuration does not have: it was changed, and this with it. */
function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`A configuration in ${deploy} has no "${from}"`);
    return result.replaceAll(from, () => to);
  }, text);
}

/** A certificate that vouches for itself. */
function makeCertificate(folder: string): { certificate: string; key: string } {
  mkdirSync(folder, { recursive: true });
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const subject = ['-subj', `/CN=${publicName}`, '-addext', `subjectAltName=DNS:${publicName}`];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      ...subject,
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
  return { certificate, key };
}

function findPort(): Promise<number> {
  return new Promise((resolvePort) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function waitForPort(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const isOpen = await fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      (error: { cause?: { code?: string } }) => error.cause?.code !== 'ECONNREFUSED',
    );
    if (isOpen) return;
    await wait(50);
  }
  throw new Error(`The proxy does not listen on port ${port}; see above`);
}
