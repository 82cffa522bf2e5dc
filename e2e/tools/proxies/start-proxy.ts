import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that can stand in front of the server. */
export type ProxyKind = 'nginx' | 'caddy';

/** A proxy that runs, with TLS. */
export type RunningProxy = {
  port: number;
  /** Where it takes requests without TLS: a port, or the path of a socket. */
  redirecting: number | string;
  authority: string;
  /** All that it has logged. */
  readLogs: () => string;
  stop: () => Promise<void>;
};

const deploy = resolve(import.meta.dirname, '../../../deploy');

/** The name that the documentation's configurations are written for. */
export const publicName = 'www.example.com';

/** Where the documentation's configurations expect the server. */
const documentedServer = '127.0.0.1:4173';

/**
 * Starts a proxy with the configuration of the documentation, with another port and certificate.
 * @param folder for its files
 */
export async function startProxy(kind: ProxyKind, server: string, folder: string): Promise<RunningProxy> {
  const { certificate, key } = makeCertificate(folder);
  const port = await findPort();
  const redirecting = { nginx: join(folder, 'redirect.sock'), caddy: port + 1 }[kind];
  const { host } = new URL(server);
  const configure = { nginx: nginxConfiguration, caddy: caddyConfiguration }[kind];
  const file = join(folder, 'proxy.conf');
  writeFileSync(file, configure(host, port, certificate, key).replaceAll('/var/log/nginx', folder));
  const words = { nginx: ['-p', folder, '-c', file], caddy: ['run', '--adapter', 'caddyfile', '--config', file] }[kind];
  const output = openSync(join(folder, 'output.log'), 'w');
  const child = spawn(kind, words, {
    stdio: ['ignore', 'ignore', output],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  closeSync(output);
  const readLogs = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.log'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
  await waitForPort(child, port, readLogs);
  return {
    port,
    redirecting,
    readLogs,
    authority: readFileSync(certificate, 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function nginxConfiguration(host: string, port: number, certificate: string, key: string): string {
  const site = replaceAll('nginx.conf', {
    'listen 443 ssl;': `listen 127.0.0.1:${port} ssl;`,
    'listen 80;': `listen unix:${join(dirname(key), 'redirect.sock')};`,
    [documentedServer]: host,
    [`/etc/letsencrypt/live/${publicName}/fullchain.pem`]: certificate,
    [`/etc/letsencrypt/live/${publicName}/privkey.pem`]: key,
  });
  // The workers of an administrator's nginx would be nobody, who may not write into this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  return `daemon off; pid nginx.pid; error_log stderr error; ${user}\nevents {}\nhttp {\n${folders.join(' ')}\n${site}\n}\n`;
}

function caddyConfiguration(host: string, port: number, certificate: string, key: string): string {
  const site = replaceAll('Caddyfile', {
    [`${publicName} {`]: `https://${publicName}:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
    'example.com {\n\tredir': `http://example.com:${port + 1} {\n\tredir`,
    [documentedServer]: host,
  });
  return site.replace('{', '{\n\tadmin off\n\tauto_https disable_redirects');
}

/** @throws {Error} for a text that the configuration does not have: it was changed, and this with it. */
function replaceAll(file: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${file} has no "${from}"`);
      return text.replaceAll(from, () => to);
    },
    readFileSync(join(deploy, file), 'utf8'),
  );
}

/** A certificate that vouches for itself. */
function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${publicName}`.split(
    ' ',
  );
  const files = ['-addext', `subjectAltName=DNS:${publicName}`, '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...words, ...files], { stdio: 'ignore' });
  return { certificate, key };
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const bound = probe.address();
  probe.close();
  return typeof bound === 'object' && bound ? bound.port : 0;
}

async function waitForPort(child: ChildProcess, port: number, readLogs: () => string): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const isOpen = await fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      (error: { cause?: { code?: string } }) => error.cause?.code !== 'ECONNREFUSED',
    );
    if (isOpen) return;
    await wait(50);
  }
  throw new Error(`The proxy does not listen on port ${port}: ${readLogs()}`);
}
