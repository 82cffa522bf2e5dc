import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findFreePort } from 'kit/presets/command-line/find-free-port';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';

const require = createRequire(import.meta.url);

/** The users of the registry: `ada` may publish in the scope of the site, `grace` in `@elsewhere`. */
type User = 'ada' | 'grace';

const password = 'secret';

/** A Verdaccio of its own. */
export type TestRegistry = {
  address: string;
  /** Folder in which it keeps the packages: one each, with `package.json` and the tarballs. */
  storage: string;
  /** The `.npmrc` of a user; of nobody when absent. */
  npmrc: (user?: User) => string;
  stop: () => Promise<void>;
};

/**
 * Starts a registry on this machine with two users, each with a scope.
 * @param uplink registry that is asked for everything without one of these scopes; none when absent
 * @param scope of the site
 */
export async function startTestRegistry(uplink?: string, scope = '@halvard'): Promise<TestRegistry> {
  const folder = createTemporaryFolder('registry');
  const storage = join(folder, 'storage');
  mkdirSync(storage);
  const config = {
    storage,
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: -1 } },
    uplinks: uplink === undefined ? {} : { uplink: { url: uplink, cache: false, timeout: '60s' } },
    // One package has the media of the site.
    max_body_size: '60mb',
    packages: {
      [`${scope}/*`]: { access: '$all', publish: 'ada' },
      '@elsewhere/*': { access: '$all', publish: 'grace' },
      ...(uplink === undefined ? {} : { '**': { access: '$all', proxy: 'uplink' } }),
    },
    log: { type: 'stdout', level: 'fatal' },
    web: { enable: false },
  };
  // JSON is YAML.
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(config));
  const hash = createHash('sha1').update(password).digest('base64');
  writeFileSync(join(folder, 'htpasswd'), ['ada', 'grace'].map((user) => `${user}:{SHA}${hash}\n`).join(''));
  const port = await findFreePort(4873);
  const host = `127.0.0.1:${port}`;
  const program = join(require.resolve('verdaccio/package.json'), '../bin/verdaccio');
  const server = fork(program, ['--config', join(folder, 'config.yaml'), '--listen', host], { silent: true });
  // The message says that it listens.
  await once(server, 'message');
  return {
    address: `http://${host}/`,
    storage,
    npmrc: (user) =>
      [
        'noproxy=127.0.0.1',
        ...(user ? [`//${host}/:_auth=${Buffer.from(`${user}:${password}`).toString('base64')}`] : []),
        '',
      ].join('\n'),
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, 'exit');
      server.kill();
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
