import { staffLinks } from './doors/staff-link';
import { readStaffToken } from './doors/staff-token';
import { printFailure } from './server-error';
import { readSettings } from './settings';

// Prints the links for staff once more: the server has printed them when it started.

try {
  const { dataFolder, staffOrigin, staffPort } = readSettings();
  const links = staffLinks(`http://127.0.0.1:${staffPort}`, readStaffToken(dataFolder), staffOrigin);
  for (const link of links) console.log(link);
} catch (error) {
  printFailure(error);
}
