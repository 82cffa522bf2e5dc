import { access } from 'node:fs/promises';

/** Whether there is a file or folder at a path. */
export const fileExists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
