import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type FaultProxy, startFaultProxy } from '../../site/fault-proxy';
import { checkOut, linkDependencies, quickRelease, removeSites, runIn } from '../../site/fresh-checkout';
import { startSiteServer } from '../../site/site-server';
import type { ExamSite } from '../exam-site';
import { linkReact } from '../link-react';
import { writeRelease } from '../write-release';

const root = resolve(import.meta.dirname, '../../..');
/** Each page of the exam, by the module that the commands write for it. */
const pages = {
  'mfe-robots/src/robots/robots-page.tsx': 'robots-page',
  'mfe-robots/src/robots-lifter/robots-lifter-page.tsx': 'lifter-page',
  'mfe-service/src/service/service-page.tsx': 'service-page',
};

/** Head and links as pages of this site have them; stands in place of `pages/parts.tsx`. */
const parts = `import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from 'shared-ui/page/page-head';

/** Title, description and canonical address. */
export const Head = ({ title, path }: { title: string; path: string }) => (
  <PageHead title={title} description={\`About \${title}.\`} path={path} />
);

/** A link to another page of the site. */
export const PageLink = ({ to, children }: { to: string; children: ReactNode }) => <Link to={to}>{children}</Link>;
`;

/**
 * Composes and serves this site with the exam's two remotes, by the commands that a team would type, in a checkout of its own.
 * The checks of a release that take seconds, lint and the browser, are left out.
 */
export async function startComposedSite(name: string, description: string): Promise<ExamSite> {
  const folder = checkOut(['mfe-partners'], 'exam-composed-');
  const deliver = (...words: string[]) => runIn(folder, 'delivery/src/main.ts', words);
  const deliverOrThrow = (...words: string[]) => {
    const { status, output } = deliver(...words);
    if (status !== 0) throw new Error(`${words.join(' ')}:\n${output}`);
  };
  const withReact = ['shared-config', 'shared-ui', 'mfe-robots'].map((name) => join(folder, name, 'node_modules'));
  deliverOrThrow('create-remote', 'mfe-robots', 'robots');
  deliverOrThrow('create-remote', 'mfe-service', 'service');
  for (const remote of ['mfe-robots', 'mfe-service']) {
    linkDependencies(join(root, 'mfe-partners/node_modules'), join(folder, remote, 'node_modules'), folder, [
      'shared-config',
      'shared-ui',
    ]);
    cpSync(join(import.meta.dirname, '../pages'), join(folder, remote, 'src/exam'), { recursive: true });
    writeFileSync(join(folder, remote, 'src/exam/parts.tsx'), parts);
  }
  deliverOrThrow('create-page', 'mfe-robots', '/robots/lifter');
  for (const [file, page] of Object.entries(pages))
    writeFileSync(join(folder, file), `export { default } from '../exam/${page}';\n`);
  deliverOrThrow('release', ...quickRelease);
  const server = await startSiteServer(join(folder, 'site'));

  let release = 1;
  const changeRobots = () => {
    release += 1;
    writeRelease(join(folder, 'mfe-robots/src/exam'), release);
  };
  let proxy: FaultProxy | undefined;
  return {
    name,
    description,
    mustHold: true,
    address: () => proxy?.address ?? server.address,
    restart: async () => {
      await proxy?.stop();
      proxy = undefined;
      for (const dependencies of withReact) linkReact(dependencies, 19);
    },
    redeployRobots: async () => {
      changeRobots();
      deliverOrThrow('release', 'mfe-robots', ...quickRelease);
    },
    takeRobotsDown: async () => {
      proxy = await startFaultProxy(server.address, 'mfe-robots', 'connection reset');
    },
    releaseRobotsOnReact18: async () => {
      for (const dependencies of withReact) linkReact(dependencies, 18);
      changeRobots();
      return deliver('release', 'mfe-robots', ...quickRelease).output.trim();
    },
    stop: async () => {
      await proxy?.stop();
      await server.stop();
      removeSites(folder);
    },
  };
}
