import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Datasheet, defineDatasheets } from 'shared-config/contract/datasheet';
import { fileExists } from '../files/file-exists';
import { listRemotes, type Workspace } from '../workspace';
import { drawDatasheet } from './draw-datasheet';

/** The datasheets of all remotes, from each one's `datasheets.ts`. */
export async function readDatasheets(workspace: Workspace): Promise<readonly Datasheet[]> {
  const found = await Promise.all(
    listRemotes(workspace).map(async (remote) => {
      const path = join(workspace.root, remote, 'datasheets.ts');
      if (!(await fileExists(path))) return [];
      const { default: datasheets } = await import(pathToFileURL(path).href);
      return defineDatasheets(datasheets);
    }),
  );
  return found.flat();
}

/** Writes every datasheet as PDF into `media/datasheets`. @returns the absolute paths */
export async function writeDatasheets(workspace: Workspace): Promise<string[]> {
  await mkdir(workspace.datasheets, { recursive: true });
  const datasheets = await readDatasheets(workspace);
  return Promise.all(
    datasheets.map(async (datasheet) => {
      const path = join(workspace.datasheets, datasheet.file);
      await writeFile(path, await drawDatasheet(datasheet, join(workspace.datasheets, 'pictures')));
      return path;
    }),
  );
}
