import { parseArgs } from 'node:util';
import { backupRetentionDays } from 'shared-config/forms/submission-retention';
import { describeExpected, ServerError } from '../server-error';
import { readSettings } from '../settings';
import { backUp } from './back-up';

const help = `Copies the database of the data folder (./data, or DATA_DIR) into its folder "backups", while the server runs or not,
and deletes backups that are older than ${backupRetentionDays} days.

pnpm backup`;

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) console.log(help);
  else {
    const { file, deleted } = backUp(readSettings().dataFolder);
    console.log(`Backed up to ${file}${deleted > 0 ? `; files of old backups deleted: ${deleted}` : ''}`);
  }
} catch (error) {
  // What was foreseen is one message; anything else is a defect and shows where it is.
  const isForeseen = error instanceof ServerError || (error instanceof TypeError && 'code' in error);
  console.error(isForeseen ? `${describeExpected(error) ?? error.message}\n\n${help}` : error);
  process.exitCode = 1;
}
