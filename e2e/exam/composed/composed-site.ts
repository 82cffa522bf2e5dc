import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type FaultProxy, startFaultProxy } from '../../site/fault-proxy';
import { checkOut, linkDependencies, quickRelease, removeSites, runIn } from '../../site/fresh-checkout';
import { type SiteServer, startSiteServer } from '../../site/site-server';
import type { ExamSite } from '../exam-site';
import { linkReact } from '../link-react';
import { type ReactMajor, writeRelease } from '../write-release';

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
 * This site with the exam's two remotes, made by the commands that a team would type, in a checkout of its own. The checks of a
 * release that take seconds, lint and the browser, are left out.
 */
export function createComposedSite(name: string, description: string): ExamSite {
  const folder = checkOut(['mfe-partners'], 'exam-composed-');
  const deliver = (...words: string[]) => runIn(folder, 'delivery/src/main.ts', words);
  const deliverOrThrow = (...words: string[]) => {
    const { status, output } = deliver(...words);
    if (status !== 0) throw new Error(`${words.join(' ')}:\n${output}`);
  };
  const writeRemote = (remote: string, team: string) => {
    deliverOrThrow('create-remote', remote, team);
    const dependencies = join(folder, remote, 'node_modules');
    linkDependencies(join(root, 'mfe-partners/node_modules'), dependencies, folder, ['shared-config', 'shared-ui']);
    cpSync(join(import.meta.dirname, '../pages'), join(folder, remote, 'src/exam'), { recursive: true });
    writeFileSync(join(folder, remote, 'src/exam/parts.tsx'), parts);
  };
  const composeAndServe = () => {
    writeRemote('mfe-robots', 'robots');
    writeRemote('mfe-service', 'service');
    deliverOrThrow('create-page', 'mfe-robots', '/robots/lifter');
    for (const [file, page] of Object.entries(pages))
      writeFileSync(join(folder, file), `export { default } from '../exam/${page}';\n`);
    deliverOrThrow('release', ...quickRelease);
    return startSiteServer(join(folder, 'site'));
  };
  const giveReact = (major: ReactMajor) => {
    for (const part of ['shared-config', 'shared-ui', 'mfe-robots'])
      linkReact(join(folder, part, 'node_modules'), major);
  };

  let server: SiteServer | undefined;
  let proxy: FaultProxy | undefined;
  let release = 1;
  const changeRobots = (react: ReactMajor) => {
    release += 1;
    giveReact(react);
    writeRelease(join(folder, 'mfe-robots/src/exam'), release, react);
  };
  const address = () => proxy?.address ?? server?.address ?? '';
  return {
    name,
    description,
    mustHold: true,
    address,
    restart: async () => {
      server ??= await composeAndServe();
      await proxy?.stop();
      proxy = undefined;
      giveReact(19);
    },
    redeployRobots: async () => {
      changeRobots(19);
      deliverOrThrow('release', 'mfe-robots', ...quickRelease);
    },
    takeRobotsDown: async () => {
      proxy = await startFaultProxy(address(), 'mfe-robots', 'connection reset');
    },
    releaseRobotsOnReact18: async () => {
      changeRobots(18);
      return deliver('release', 'mfe-robots', ...quickRelease).output.trim();
    },
    stop: async () => {
      await proxy?.stop();
      await server?.stop();
      removeSites(folder);
    },
  };
}
