import { resolve, sep } from 'node:path';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';

/**
 * The path of a file in a folder that is written. The name may come from a release of others: such names are checked when they are read,
 * and here once more in case that was forgotten.
 * @param file relative to the folder
 * @throws {DeliveryError} when it would be outside of the folder, or the folder itself.
 */
export function pathInside(folder: string, file: string): string {
  const path = resolve(folder, file);
  if (path.startsWith(resolve(folder) + sep)) return path;
  throw new DeliveryError(
    'file-outside',
    JSON.stringify(file),
    `it is not inside of ${folder}, where it was to be written`,
    `Nothing was written there. Look for the remote that names it: "${nameCommand('releases')}", and roll that one back`,
  );
}
