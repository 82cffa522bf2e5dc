import { federationName } from 'shared-config/contract/remote-definition';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { previewRemote } from '../dev/preview-remote';
import type { Workspace } from '../workspace';

/** `preview` */
export const command = defineCommand({
  summary: 'build a remote and serve it for "?override=" in a site on this machine',
  arguments: { remote: 'one' },
  options: { port: { value: 'port', summary: '3002 when absent' } },
  run: async ({ remote, port = '3002' }, workspace: Workspace) => {
    const address = await previewRemote(workspace, remote, Number(port));
    const line = `Add ?override=${federationName(remote)}@${address} to a page of the site on this machine`;
    return { data: { address }, lines: [line] };
  },
});
