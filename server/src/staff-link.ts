import { staffLinks } from './doors/staff-link';
import { openStaffToken } from './doors/staff-token';
import { ServerError } from './server-error';
import { readSettings } from './settings';

// Prints the links for staff once more: the server has printed them when it started.

try {
  const { dataFolder, staffOrigin, public: visitors } = readSettings(process.env);
  if (!visitors) {
    const remedy = 'Open the address of the server, or set PUBLIC_ORIGIN as it is set for the server';
    throw new ServerError('PUBLIC_ORIGIN', 'it is not set, so there is one door and no link', remedy);
  }
  const address = `http://127.0.0.1:${visitors.staffPort}`;
  for (const link of staffLinks(address, openStaffToken(dataFolder), staffOrigin)) console.log(link);
} catch (error) {
  // What was foreseen is one message; anything else is a defect and shows where it is.
  console.error(error instanceof ServerError ? error.message : error);
  process.exitCode = 1;
}
