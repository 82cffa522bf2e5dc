import { defineCommand } from 'kit/presets/command-line/command';
import { describePort, findFreePort, usualSitePort } from 'kit/presets/command-line/find-free-port';
import { nameCommand, nameDocument } from 'kit/presets/command-line/name-command';
import { canHaveOwnNetwork } from 'kit/presets/command-line/own-network';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import { announce, announceIsolation } from './announce';
import { startServer } from './serve';
import { describeExpected } from './server-error';
import { deliveryProcess, readSettings } from './settings';

/** `serve` */
const command = defineCommand({
  summary: `serve the composed site; ${nameDocument('docs/deploy.md')} has all settings`,
  variables: {
    PORT: `${describePort('the site', usualSitePort)}. With PUBLIC_ORIGIN or LISTEN_ADDRESS it is ${usualSitePort}, in use or not`,
  },
  run: async () => {
    const settings = readSettings();
    const port = settings.isPortFixed ? settings.port : await findFreePort(settings.port);
    const server = await startServer({
      ...settings,
      port,
      ...(settings.isOwnSite
        ? { composeProcess: deliveryProcess('compose-worker'), watchProcess: deliveryProcess('watch-worker') }
        : {}),
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        void server.close().then(() => process.exit(0));
      });
    }
    const lines = [
      ...announce(server, settings),
      ...(settings.isOwnSite ? announceIsolation(canHaveOwnNetwork()) : []),
    ];
    console.log(lines.join('\n'));
    return undefined;
  },
});

void runProcess(
  (args) => runCommand(command, { name: nameCommand('serve'), args, dependencies: undefined }),
  describeExpected,
);
