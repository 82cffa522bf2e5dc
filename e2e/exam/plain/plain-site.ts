import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchPackage } from '../../downloads/fetch-package';
import type { ExamSite } from '../exam-site';
import { linkReact } from '../link-react';
import { type ReactMajor, writeRelease } from '../write-release';
import { deployPackage } from './deploy-package';
import type { PlainPackage } from './plain-package';
import { startRemoteServer } from './remote-server';
import { type HostProcess, startHost } from './start-host';

/** What each remote exposes. */
const exposes = {
  robots: { './robots-page': './src/robots-page.tsx', './lifter-page': './src/lifter-page.tsx' },
  service: { './service-page': './src/service-page.tsx' },
};

/**
 * A site of plain federation: a host that renders on its server, and two remotes with a server each.
 * @param hasWorkarounds whether it is set up as the quick start says, or with the workarounds that the documentation names
 */
export async function createPlainSite(name: string, description: string, hasWorkarounds: boolean): Promise<ExamSite> {
  const federationForNode = fetchPackage('@module-federation/node', '2.7.52');
  const folder = mkdtempSync(join(tmpdir(), 'exam-plain-'));
  const deployed = (part: string) => join(folder, 'deployed', part);
  const servers = {
    robots: await startRemoteServer(deployed('robots')),
    service: await startRemoteServer(deployed('service')),
  };
  const remote = (part: keyof typeof exposes): PlainPackage => ({
    name: part,
    folder: join(folder, part),
    deployed: deployed(part),
    publicPath: `${servers[part].origin}/`,
    exposes: exposes[part],
    hasWorkarounds,
    federationForNode,
  });
  const host: PlainPackage = {
    name: 'host',
    folder: join(folder, 'host'),
    deployed: deployed('host'),
    publicPath: '/',
    host: {
      entries: { client: './src/client.ts', server: './src/server.ts' },
      remotes: { robots: servers.robots.origin, service: servers.service.origin },
    },
    hasWorkarounds,
    federationForNode,
  };
  for (const [part, sources] of [
    ['robots', '../pages'],
    ['service', '../pages'],
    ['host', 'host'],
  ] as const) {
    cpSync(join(import.meta.dirname, sources), join(folder, part, 'src'), { recursive: true });
    linkReact(join(folder, part, 'node_modules'), 19);
  }
  mkdirSync(join(folder, 'host/node_modules/@module-federation'));
  symlinkSync(federationForNode, join(folder, 'host/node_modules/@module-federation/node'));

  let running: HostProcess | undefined;
  let release = 1;
  const deployRobots = async (react: ReactMajor) => {
    linkReact(join(folder, 'robots/node_modules'), react);
    writeRelease(join(folder, 'robots/src'), release, react);
    await deployPackage(remote('robots'));
  };
  return {
    name,
    description,
    mustHold: false,
    address: () => running?.address ?? '',
    restart: async () => {
      if (!running) {
        await deployPackage(remote('service'));
        await deployPackage(host);
      }
      await running?.stop();
      await deployRobots(19);
      await servers.robots.start();
      running = await startHost(deployed('host'), hasWorkarounds);
    },
    redeployRobots: async () => {
      release += 1;
      await deployRobots(19);
    },
    takeRobotsDown: servers.robots.stop,
    releaseRobotsOnReact18: async () => {
      release += 1;
      await deployRobots(18);
      return undefined;
    },
    stop: async () => {
      await running?.stop();
      await servers.robots.stop();
      await servers.service.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
