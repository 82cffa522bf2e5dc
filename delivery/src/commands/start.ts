import { once } from 'node:events';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { composeSite } from '../compose/compose-site';
import { warnOfLeftOut } from '../compose/left-out/warn-of-left-out';
import { releasePackage } from '../releases/release-package';
import { spawnServer } from '../serve/spawn-server';
import { hostName, listRemotes, type Workspace } from '../workspace';

/** `start`: from a fresh clone to a served page, and on to the site as it is deployed. */
export const command = defineCommand({
  summary: 'release and compose what changed, then serve it; compresses the media while the first page is read',
  run: async (_call, workspace: Workspace) => {
    const progress = showProgress();
    const names = [hostName, ...listRemotes(workspace)];
    for (const [index, name] of names.entries()) {
      progress.report('build', index, names.length);
      await releasePackage(workspace, name, { promotes: true, checksInBrowser: false });
    }
    progress.report('build', names.length, names.length);
    const { id, pages, leftOut } = await composeSite(workspace);
    progress.print(`Composed ${pages} pages as ${id}\n`);
    for (const warning of warnOfLeftOut(leftOut)) progress.print(`${warning}\n`, process.stderr);

    const server = await spawnServer(workspace, { stdio: ['inherit', 'pipe', 'pipe'] });
    // The server ends on its own terms, and this process with it: whatever it was about to write is beside the live site.
    server.once('exit', (code) => process.exit(code ?? 1));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
    server.stderr?.on('data', (text) => progress.print(text, process.stderr));
    server.stdout?.on('data', (text) => progress.print(text));
    if (server.stdout) await once(server.stdout, 'data');
    return undefined;
  },
});
