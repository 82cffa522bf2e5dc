import { backupRetentionDays } from 'kit/forms/submission-retention';
import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import { describeExpected } from '../server-error';
import { readSettings } from '../settings';
import { backUp } from './back-up';

const command = defineCommand({
  summary: `copy the database and the pictures of the data folder (./data, or DATA_DIR) into its folder "backups", while the server runs or not, and delete backups older than ${backupRetentionDays} days`,
  run: () => {
    const { file, pictures, deleted, warnings } = backUp(readSettings().dataFolder);
    const kept = pictures > 0 ? `; pictures: ${pictures}` : '';
    const deletions = deleted > 0 ? `; files of old backups deleted: ${deleted}` : '';
    return {
      data: { file, pictures, deleted },
      lines: [`Backed up to ${file}${kept}${deletions}`],
      warnings,
    };
  },
});

void runProcess(
  (args) => runCommand(command, { name: nameCommand('backup'), args, dependencies: undefined }),
  describeExpected,
);
