import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { liveGeneration } from '../compose/activate/activate-site';
import { liveSite } from '../compose/activate/switch-site';
import { composeSite } from '../compose/compose-site';
import { DeliveryError } from '../delivery-error';
import { inheritedEnvironment } from '../environment';
import { chooseEnvironment, environmentOption } from '../environments/choose-environment';
import { readRegistry } from '../registry/open-registry';
import { generationOf } from '../registry/registry';
import { environmentArgument, type Workspace } from '../workspace';

/** `deploy` */
export const command = defineCommand({
  summary: 'run the command behind "--", which uploads the site, unless the site is older than the registry',
  arguments: { command: 'many' },
  options: { to: environmentOption },
  run: async ({ command: words, to }, checkout: Workspace) => {
    const workspace = await chooseEnvironment(checkout, to);
    const [program, ...args] = words;
    if (program === undefined) {
      const remedy = `Name it behind "--": ${nameCommand('delivery deploy -- <command>')}`;
      throw new DeliveryError('invalid-arguments', 'deploy', 'it has no command to run', remedy);
    }
    const id = await liveSite(workspace);
    if (id === null) {
      const remedy = `Run "${nameCommand(`compose${environmentArgument(workspace)}`)}" first`;
      throw new DeliveryError('nothing-composed', workspace.site, 'nothing was composed yet', remedy);
    }
    const generation = await liveGeneration(workspace);
    await refuseOlder(workspace, generation);
    await upload(workspace, program, args);
    if (generationOf(await readRegistry(workspace)) === generation) {
      return { data: { id, generation }, lines: [`Deployed ${id}, of generation ${generation} of the registry`] };
    }
    // The author of the change may have deployed while this was uploaded, and this took it off the site.
    const { id: newer } = await composeSite(workspace);
    await upload(workspace, program, args);
    const latest = await liveGeneration(workspace);
    await refuseOlder(workspace, latest);
    return {
      data: { id: newer, generation: latest },
      lines: [`The registry changed meanwhile. Deployed ${newer}, of generation ${latest}`],
    };
  },
});

/** @throws {DeliveryError} when the registry has changed since the live site was composed. */
async function refuseOlder(workspace: Workspace, generation: number): Promise<void> {
  const registered = generationOf(await readRegistry(workspace));
  if (registered <= generation) return;
  throw new DeliveryError(
    'composition-outdated',
    workspace.site,
    `it was composed from generation ${generation} of the registry, which is at ${registered} by now`,
    `Run "${nameCommand(`compose${environmentArgument(workspace)}`)}", then deploy again: this site would take a release of somebody else off`,
  );
}

async function upload({ site, siteEnvironment }: Workspace, program: string, args: readonly string[]): Promise<void> {
  // The program that uploads does not have to know the account that may release.
  const env = inheritedEnvironment({
    SITE_DIR: site,
    SITE_ENVIRONMENT: siteEnvironment,
    STAFF_EMAIL: undefined,
    STAFF_PASSWORD: undefined,
  });
  const child = spawn(program, args, { stdio: 'inherit', env });
  const [code] = await once(child, 'exit').catch((cause: unknown) => [String(cause)]);
  if (code === 0) return;
  throw new DeliveryError(
    'upload-failed',
    [program, ...args].join(' '),
    `it ended with ${code}`,
    'See its messages above; what visitors get is for the host to say',
  );
}
