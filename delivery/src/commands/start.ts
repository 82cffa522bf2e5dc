import { once } from 'node:events';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { composeSite } from '../compose/compose-site';
import { describeError } from '../delivery-error';
import { auditNote } from '../registry/audit-note';
import { releasePackages } from '../releases/release-packages';
import { spawnServer } from '../serve/spawn-server';
import { hostName, listRemotes, type Workspace } from '../workspace';
import { describeSite } from './describe-site';
import { warnOfLeftOut } from './warn-of-left-out';

/** `start` */
export const command = defineCommand({
  summary: 'release and compose what changed and serve it; media are compressed in full while it is served',
  run: async (_call, workspace: Workspace) => {
    const { report: reportProgress, print } = showProgress();
    const names = [hostName, ...listRemotes(workspace)];
    const { outcomes, site } = await releasePackages(workspace, names, {
      promotes: true,
      checksSource: false,
      checksInBrowser: false,
      note: await auditNote(workspace, {}),
      isQuick: true,
      // Each release is checked on a site that is composed with it.
      reportProgress: (step, done, total) => reportProgress(step === 'pages' ? 'checked pages' : step, done, total),
    });
    for (const { name, version, outcome } of outcomes) {
      if (outcome !== 'unchanged') print(`${name}@${version} ${outcome}\n`);
    }
    if (outcomes.some(({ outcome }) => outcome === 'released'))
      print('Types, lint and pages in a browser are not checked here; "npx -y pnpm@12 release" does that\n');
    if (site) {
      for (const line of describeSite(site)) print(`${line}\n`);
      for (const warning of warnOfLeftOut(site.leftOut)) print(`${warning}\n`, process.stderr);
    }

    const server = await spawnServer(workspace);
    // This process ends with the server, whatever it is doing: a compose that is cut short leaves the live site as it is.
    server.once('close', (code) => process.exit(code ?? 1));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
    server.stderr.on('data', (text) => print(text, process.stderr));
    server.stdout.on('data', (text) => print(text));
    await once(server.stdout, 'data');

    try {
      const full = await composeSite(workspace, { reportProgress });
      if (full.outcome === 'composed') print(`The media are compressed in full, in site ${full.id}\n`);
    } catch (error) {
      // The site is served all the same, with media that are compressed lightly.
      print(`${describeError(error) ?? error}\n`, process.stderr);
    }
    return undefined;
  },
});
