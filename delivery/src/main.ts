import { join } from 'node:path';
import type { Command } from 'shared-config/presets/command-line/command';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import { UsageError } from 'shared-config/presets/command-line/usage-error';
import { describeError } from './delivery-error';
import { readEnvironment } from './environment';
import { openWorkspace, type Workspace } from './workspace';

type Load = () => Promise<{ command: Command<Workspace> }>;

/** Loaded one at a time: what draws PDFs takes longer to load than a site to switch. */
const commands: Readonly<Record<string, Load>> = {
  start: () => import('./commands/start'),
  dev: () => import('./commands/dev'),
  'create-page': () => import('./commands/create-page'),
  'create-remote': () => import('./commands/create-remote'),
  release: () => import('./commands/release'),
  compose: () => import('./commands/compose'),
  promote: () => import('./commands/promote'),
  rollback: () => import('./commands/rollback'),
  retire: () => import('./commands/retire'),
  releases: () => import('./commands/releases'),
  preview: () => import('./commands/preview'),
  diff: () => import('./commands/diff'),
  deploy: () => import('./commands/deploy'),
  unlock: () => import('./commands/unlock'),
  prune: () => import('./commands/prune'),
  standalone: () => import('./commands/standalone'),
  'migrate-posts': () => import('./commands/migrate-posts'),
  datasheets: () => import('./commands/datasheets'),
  picture: () => import('./commands/picture'),
};

const program = 'npx -y pnpm@12 delivery';

/** What there is, a line for each command. */
async function describeUsage(): Promise<string> {
  const lines = Object.entries(commands).map(async ([name, load]) => {
    const { usage, summary } = (await load()).command;
    return `  ${`${name} ${usage}`.trimEnd().padEnd(34)}${summary}`;
  });
  return [`Usage: ${program} <command> [--json] [--help]`, '', ...(await Promise.all(lines))].join('\n');
}

await runProcess(async ([name, ...args]) => {
  if (name === '--help' || name === 'help') return console.log(await describeUsage());
  const load = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    const subject = name === undefined ? 'no command' : `"${name}"`;
    throw new UsageError(subject, 'there is no such command', await describeUsage());
  }
  const workspace = openWorkspace(join(import.meta.dirname, '../..'), readEnvironment(process.env));
  await runCommand((await load()).command, { name: `${program} ${name}`, args, dependencies: workspace });
}, describeError);
