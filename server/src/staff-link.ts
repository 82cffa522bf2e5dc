import { staffLink } from './doors/staff-link';
import { openStaffToken } from './doors/staff-token';
import { ServerError } from './server-error';
import { readSettings } from './settings';

// Prints the link to the staff door once more: the server has said it when it started, perhaps to nobody.

try {
  const { dataFolder, public: visitors } = readSettings(process.env);
  if (!visitors) {
    const remedy = 'Open the address of the server, or set PUBLIC_ORIGIN as it is set for the server';
    throw new ServerError('PUBLIC_ORIGIN', 'it is not set, so there is one door and no link', remedy);
  }
  console.log(staffLink(`http://127.0.0.1:${visitors.staffPort}`, openStaffToken(dataFolder)));
} catch (error) {
  // What was foreseen is one message; anything else is a defect and shows where it is.
  console.error(error instanceof ServerError ? error.message : error);
  process.exitCode = 1;
}
