import { resolve } from 'node:path';
import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import { describeExpected } from '../server-error';
import { readSettings } from '../settings';
import { restore } from './restore';

const command = defineCommand({
  summary:
    'put a backup in the place of the database in the data folder (./data, or DATA_DIR), and its pictures back, while the server runs or not; the former database is kept in the folder "backups", what came after the backup and is no document is carried over, documents are as in the backup',
  arguments: { file: 'one' },
  options: { exact: { summary: 'without what came after the backup' } },
  run: ({ file, exact }) => {
    const result = restore(readSettings().dataFolder, resolve(file), exact);
    const { former, carried, isComplete, mended, repaired, pictures } = result;
    return {
      data: result,
      lines: [
        `Restored ${file}. Newer submissions carried over: ${carried}`,
        ...(mended.length > 0 ? [`Numbers were exhausted, and go on behind the last entry: ${mended.join(', ')}`] : []),
        ...repaired.map((line) => `Mended in the backup: ${line}`),
        ...(pictures.restored > 0 ? [`Pictures put back: ${pictures.restored}`] : []),
        ...(pictures.missing.length > 0
          ? [
              `Damaged, or not in the folder "pictures" beside the backup: ${pictures.missing.join(', ')}. Posts that show them need them again`,
            ]
          : []),
        ...(isComplete ? [] : ['The former database is damaged: newer submissions may be missing']),
        ...(former === undefined ? [] : [`The former database is kept as ${former}`]),
      ],
    };
  },
});

void runProcess(
  (args) => runCommand(command, { name: nameCommand('restore'), args, dependencies: undefined }),
  describeExpected,
);
