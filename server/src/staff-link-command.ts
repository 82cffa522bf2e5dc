import { defineCommand } from 'shared-config/presets/command-line/command';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import { staffLinks } from './listeners/staff-link';
import { readStaffToken } from './listeners/staff-token';
import { describeExpected } from './server-error';
import { readSettings } from './settings';

const command = defineCommand({
  summary: 'print the links for staff again, which the server printed when it started',
  run: () => {
    const { dataFolder, staffOrigin, staffPort } = readSettings();
    const links = staffLinks(`http://127.0.0.1:${staffPort}`, readStaffToken(dataFolder), staffOrigin);
    return { data: links, lines: links };
  },
});

void runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 staff-link', args, dependencies: undefined }),
  describeExpected,
);
