import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Datasheet, defineDatasheets } from 'kit/contract/datasheet';
import type { DatasheetFile } from 'kit/media/datasheet-file';
import { readSite } from '../releases/read-definition';
import { listRemotes, type Workspace } from '../workspace';
import { drawDatasheet } from './draw-datasheet';

const require = createRequire(import.meta.url);

/** A file that the command writes: its absolute path and its bytes. */
export type WrittenFile = { path: string; bytes: Buffer };

/** The datasheets of all remotes, from each one's `datasheets.ts`. */
async function readDatasheets(workspace: Workspace): Promise<readonly Datasheet[]> {
  const found = await Promise.all(
    listRemotes(workspace).map(async (remote) => {
      const path = join(workspace.root, remote, 'datasheets.ts');
      if (!existsSync(path)) return [];
      const { default: datasheets } = require(path);
      return defineDatasheets(datasheets);
    }),
  );
  return found.flat();
}

/**
 * Prints every datasheet, with its attachments, and the lists of them that pages read.
 * @throws {DeliveryError | ContractError} when the checkout does not say whose they are, or one cannot be printed
 */
export async function printDatasheets(workspace: Workspace): Promise<readonly WrittenFile[]> {
  const publisher = readSite(workspace);
  const printed = await Promise.all(
    (await readDatasheets(workspace)).map(async (datasheet) => ({
      ...datasheet,
      ...(await drawDatasheet(datasheet, workspace.datasheets, publisher)),
    })),
  );
  const list: DatasheetFile[] = printed.map(({ file, kind, title, version, date, pages, bytes, attachments = [] }) => ({
    file,
    kind,
    title,
    version,
    date,
    pages,
    bytes: bytes.length,
    attachments: attachments.map((each) => ({ file: each.file, bytes: Buffer.byteLength(each.text) })),
  }));
  return [
    ...printed.map(({ file, bytes }) => ({ path: join(workspace.datasheets, file), bytes })),
    ...printed.flatMap(({ attachments = [] }) =>
      attachments.map(({ file, text }) => ({ path: join(workspace.datasheets, file), bytes: Buffer.from(text) })),
    ),
    // Two lists, because a robot's page loads that of the data sheets.
    describeFiles('datasheet-files', list.filter(isDatasheet)),
    describeFiles(
      'publication-files',
      list.filter((file) => !isDatasheet(file)),
    ),
  ];

  function describeFiles(name: string, files: readonly DatasheetFile[]): WrittenFile {
    const path = join(workspace.root, `shared-config/src/media/${name}.json`);
    return { path, bytes: Buffer.from(`${JSON.stringify(files, null, 2)}\n`) };
  }
}

const isDatasheet = ({ kind }: DatasheetFile) => kind === 'Data sheet';

/** Writes every datasheet with its attachments into `media/datasheets`, and the lists of them. @returns the absolute paths */
export async function writeDatasheets(workspace: Workspace): Promise<string[]> {
  await mkdir(workspace.datasheets, { recursive: true });
  const files = await printDatasheets(workspace);
  await Promise.all(files.map(({ path, bytes }) => writeFile(path, bytes)));
  return files.map(({ path }) => path);
}
