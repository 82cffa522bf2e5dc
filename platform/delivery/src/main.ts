import { createRequire } from 'node:module';
import type { Command } from 'kit/presets/command-line/command';
import { isInstalled, nameCommand } from 'kit/presets/command-line/name-command';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import { UsageError } from 'kit/presets/command-line/usage-error';
import { describeError } from './delivery-error';
import { readEnvironment, workspaceRoot } from './environment';
import { openWorkspace, type Workspace } from './workspace';

type Load = () => { command: Command<Workspace> };

const require = createRequire(import.meta.url);

/** Loaded one at a time: the PDF library takes longer to load than a site to switch. */
const commands: Readonly<Record<string, Load>> = {
  start: (): typeof import('./commands/start') => require('./commands/start.ts'),
  dev: (): typeof import('./commands/dev') => require('./commands/dev.ts'),
  'create-page': (): typeof import('./commands/create-page') => require('./commands/create-page.ts'),
  'create-remote': (): typeof import('./commands/create-remote') => require('./commands/create-remote.ts'),
  release: (): typeof import('./commands/release') => require('./commands/release.ts'),
  compose: (): typeof import('./commands/compose') => require('./commands/compose.ts'),
  promote: (): typeof import('./commands/promote') => require('./commands/promote.ts'),
  rollback: (): typeof import('./commands/rollback') => require('./commands/rollback.ts'),
  retire: (): typeof import('./commands/retire') => require('./commands/retire.ts'),
  releases: (): typeof import('./commands/releases') => require('./commands/releases.ts'),
  preview: (): typeof import('./commands/preview') => require('./commands/preview.ts'),
  environments: (): typeof import('./commands/environments') => require('./commands/environments.ts'),
  'create-key': (): typeof import('./commands/create-key') => require('./commands/create-key.ts'),
  'add-key': (): typeof import('./commands/add-key') => require('./commands/add-key.ts'),
  'remove-key': (): typeof import('./commands/remove-key') => require('./commands/remove-key.ts'),
  keys: (): typeof import('./commands/keys') => require('./commands/keys.ts'),
  notes: (): typeof import('./commands/notes') => require('./commands/notes.ts'),
  diff: (): typeof import('./commands/diff') => require('./commands/diff.ts'),
  deploy: (): typeof import('./commands/deploy') => require('./commands/deploy.ts'),
  prune: (): typeof import('./commands/prune') => require('./commands/prune.ts'),
  standalone: (): typeof import('./commands/standalone') => require('./commands/standalone.ts'),
  datasheets: (): typeof import('./commands/datasheets') => require('./commands/datasheets.ts'),
};

/** For repositories of an earlier version of the platform. */
const rewritingCommands: Readonly<Record<string, Load>> = {
  upgrade: (): typeof import('./commands/upgrade') => require('./commands/upgrade.ts'),
  'migrate-posts': (): typeof import('./commands/migrate-posts') => require('./commands/migrate-posts.ts'),
};

/** For the makers of the platform: they need its checkout. */
const checkoutCommands: Readonly<Record<string, Load>> = {
  'publish-packages': (): typeof import('./commands/publish-packages') => require('./commands/publish-packages.ts'),
  picture: (): typeof import('./commands/picture') => require('./commands/picture.ts'),
};

const allCommands = { ...commands, ...rewritingCommands, ...checkoutCommands };

/** The list of commands, a line for each: those of the server too, which are processes of their own. */
function describeUsage(): string {
  const describe = (name: string, usage: string, summary: string) =>
    `  ${`${name} ${usage}`.trimEnd().padEnd(32)}  ${summary}`;
  const list = (some: Readonly<Record<string, Load>>) =>
    Object.entries(some).map(([name, load]) => {
      const { usage, summary } = load().command;
      return describe(name, usage, summary);
    });
  const { serverCommands }: { serverCommands: Readonly<Record<string, { usage: string; summary: string }>> } =
    require('../server-commands.cjs');
  const ofServer = Object.entries(serverCommands).map(([name, { usage, summary }]) => describe(name, usage, summary));
  return [
    `Usage: ${nameCommand('delivery <command> [--json] [--help]')}`,
    '',
    ...list(commands),
    '',
    `Of the server, such as "${nameCommand('backup')}":`,
    ...ofServer,
    '',
    'Of what began with an earlier version:',
    ...list(rewritingCommands),
    ...(isInstalled() ? [] : ['', "Of the platform's checkout alone:", ...list(checkoutCommands)]),
  ].join('\n');
}

void runProcess(async ([name, ...args]) => {
  if (name === undefined || name === '--help' || name === 'help') return console.log(describeUsage());
  const load = Object.entries(allCommands).find(([known]) => known === name)?.[1];
  if (!load) throw new UsageError(`"${name}"`, 'there is no such command', describeUsage());
  const workspace = openWorkspace(workspaceRoot, readEnvironment(process.env));
  await runCommand(load().command, { name: nameCommand(`delivery ${name}`), args, dependencies: workspace });
}, describeError);
