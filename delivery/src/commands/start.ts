import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { auditNote } from '../registry/audit-note';
import { releasePackages } from '../releases/release-packages';
import { spawnServer } from '../serve/spawn-server';
import { hostName, listRemotes, type Workspace } from '../workspace';
import { describeSite, warnOfOmissions } from './describe-site';

/** `start` */
export const command = defineCommand({
  summary: 'release and compose what changed, without checks, and serve it',
  run: async (_call, workspace: Workspace) => {
    const names = [hostName, ...listRemotes(workspace)];
    const { outcomes, site } = await releasePackages(workspace, names, {
      promotes: true,
      note: await auditNote(workspace, {}),
      reportProgress: showProgress(),
    });
    for (const { name, version, outcome } of outcomes) {
      if (outcome !== 'unchanged') console.log(`${name}@${version} ${outcome}`);
    }
    if (outcomes.some(({ outcome }) => outcome === 'released'))
      console.log('Nothing is checked here but that pages prerender; "npx -y pnpm@12 release" checks the rest');
    if (site) {
      for (const line of describeSite(site)) console.log(`${line}`);
      for (const warning of warnOfOmissions(site.leftOut)) console.error(warning);
    }

    const server = spawnServer(workspace);
    // This process ends with the server, whatever it is doing: a compose that is cut short leaves the live site as it is.
    server.once('close', (code) => process.exit(code ?? 1));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
    server.stderr.pipe(process.stderr);
    server.stdout.pipe(process.stdout);
    return undefined;
  },
});
