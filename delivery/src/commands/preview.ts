import { federationName } from 'shared-config/contract/remote-name';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { describePort } from 'shared-config/presets/command-line/find-free-port';
import { DeliveryError } from '../delivery-error';
import { choosePort } from '../dev/choose-port';
import { previewRemote } from '../dev/preview-remote';
import type { Workspace } from '../workspace';

/** Port of a build, when nobody names another. */
const usualPreviewPort = 3002;

/** `preview` */
export const command = defineCommand({
  summary: 'build a remote and serve it for "?override=" in a site on this machine',
  arguments: { remote: 'one' },
  options: { port: { value: 'port', summary: describePort('the build', usualPreviewPort) } },
  run: async ({ remote, port }, workspace: Workspace) => {
    const wish = { given: readPort(port), usual: usualPreviewPort, by: '--port' };
    const address = await previewRemote(workspace, remote, await choosePort(wish));
    const line = `Add ?override=${federationName(remote)}@${address} to a page of the site on this machine`;
    return { data: { address }, lines: [line] };
  },
});

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  const remedy = 'Name one from 1 to 65535, or none';
  throw new DeliveryError('invalid-arguments', `--port ${text}`, 'it is not a port', remedy);
}
