import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { defineCommand } from 'kit/presets/command-line/command';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import { UsageError } from 'kit/presets/command-line/usage-error';
import { composeLatest } from '../harness/site-server';
import { adviseMissing, engineNames, listInstalled } from './engines';

const command = defineCommand({
  summary: 'goes through the site in Firefox, WebKit and Chromium: in one of them, or in each that is installed',
  arguments: { engine: 'optional' },
  run: ({ engine }) => {
    const names = engineNames.filter((name) => engine === undefined || name === engine);
    if (names.length === 0)
      throw new UsageError(`"${engine}"`, 'there is no such engine', `Use one of: ${engineNames.join(', ')}`);
    const installed = listInstalled(names);
    const lines = adviseMissing(names);
    if (installed.length === 0) return { lines, exitCode: 1 };
    composeLatest();
    const { status } = spawnSync(
      join(import.meta.dirname, '../node_modules/.bin/playwright'),
      ['test', '-c', import.meta.dirname, ...installed.map((name) => `--project=${name}`)],
      { stdio: 'inherit', env: { ...process.env, THOROUGH: 'true' } },
    );
    return { lines, exitCode: status ?? 1 };
  },
});

await runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 test:engines', args, dependencies: undefined }),
  (error) => (error instanceof Error ? error.message : undefined),
);
