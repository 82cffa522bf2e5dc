import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import { describeExpected } from '../server-error';
import { readSettings } from '../settings';
import { openDatabase } from '../storage/opening/open-database';
import { findUnreadablePictures, setAside } from './unreadable-pictures';

const command = defineCommand({
  summary:
    'find stored pictures and files that cannot be read, are gone or damaged, and the posts that use them; exit code 3 when there are some. The data folder is ./data, or DATA_DIR',
  options: {
    'set-aside': { summary: 'move them to where nothing shows them, "pictures/set-aside" of the data folder' },
  },
  run: ({ 'set-aside': isSetAside }) => {
    const { dataFolder } = readSettings();
    const connection = openDatabase(dataFolder, 'ro');
    try {
      const found = findUnreadablePictures(dataFolder, connection).flatMap((one) =>
        isSetAside ? (setAside(dataFolder, one) ?? []) : one,
      );
      const lines = found.map(({ file, usedBy, reason, remedy }) => {
        const used = usedBy.length > 0 ? `used by ${usedBy.join(', ')}` : 'used by nothing';
        return `${file} (${used}): ${reason}. ${remedy}`;
      });
      return {
        data: found,
        lines: found.length > 0 ? lines : ['Every stored picture and file can be read, and is as it was stored'],
        exitCode: found.length > 0 && !isSetAside ? 3 : 0,
      };
    } finally {
      connection.close();
    }
  },
});

void runProcess(
  (args) => runCommand(command, { name: nameCommand('pictures'), args, dependencies: undefined }),
  describeExpected,
);
