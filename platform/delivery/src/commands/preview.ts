import { defineCommand } from 'kit/presets/command-line/command';
import { describePort } from 'kit/presets/command-line/find-free-port';
import { DeliveryError } from '../delivery-error';
import { choosePort } from '../dev/choose-port';
import { previewRemote } from '../dev/preview-remote';
import { readEntry } from '../registry/open-registry';
import { findVersion } from '../releases/find-version';
import { readRelease } from '../releases/read-release';
import type { Workspace } from '../workspace';

/** Port of a build, when nobody names another. */
const usualPreviewPort = 3002;

/** `preview` */
export const command = defineCommand({
  summary: 'show a published version, or a build of what is in this folder, by "?override=" in a site on this machine',
  arguments: { remote: 'one', version: 'optional' },
  options: { port: { value: 'port', summary: describePort('a build', usualPreviewPort) } },
  run: async ({ remote, version: beginning, port }, workspace: Workspace) => {
    if (beginning !== undefined) {
      await readEntry(workspace, remote);
      const version = await findVersion(workspace, remote, beginning);
      // The server shows the sites in the releases folder.
      await readRelease(workspace, remote, version);
      return { data: { version }, lines: [describeOverride(remote, version)] };
    }
    const wish = { given: readPort(port), usual: usualPreviewPort, by: '--port' };
    const address = await previewRemote(workspace, remote, await choosePort(wish));
    return { data: { address }, lines: [describeOverride(remote, address)] };
  },
});

const describeOverride = (remote: string, chosen: string) =>
  `Add ?override=${remote}@${chosen} to a page of the site on this machine`;

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  const remedy = 'Name one from 1 to 65535, or none';
  throw new DeliveryError('invalid-arguments', `--port ${text}`, 'it is not a port', remedy);
}
