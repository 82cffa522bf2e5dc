import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Datasheet, defineDatasheets } from 'shared-config/contract/datasheet';
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

/** Prints every datasheet, with its attachments, and the list of them that pages read. */
export async function printDatasheets(workspace: Workspace): Promise<readonly WrittenFile[]> {
  const printed = await Promise.all(
    (await readDatasheets(workspace)).map(async (datasheet) => ({
      ...datasheet,
      ...(await drawDatasheet(datasheet, workspace.datasheets)),
    })),
  );
  const entries = printed.map(({ file, kind, title, version, date, pages, bytes, attachments = [] }) =>
    [
      ...Object.entries({ file, kind, title, version, date, pages, bytes: bytes.length }).map(
        ([name, value]) => `    ${name}: ${writeLiteral(value)},`,
      ),
      `    attachments: [${attachments.map((each) => `{ file: ${writeLiteral(each.file)}, bytes: ${Buffer.byteLength(each.text)} }`).join(', ')}],`,
    ].join('\n'),
  );
  const list = [
    '// Written by npx -y pnpm@12 delivery datasheets; do not edit.',
    "import type { DatasheetFile } from './datasheet-file';\n",
    '/** The PDFs under `/pdfs/`. */',
    `export const datasheetFiles: readonly DatasheetFile[] = [\n${entries.map((entry) => `  {\n${entry}\n  },`).join('\n')}\n];\n`,
  ].join('\n');
  return [
    ...printed.map(({ file, bytes }) => ({ path: join(workspace.datasheets, file), bytes })),
    ...printed.flatMap(({ attachments = [] }) =>
      attachments.map(({ file, text }) => ({ path: join(workspace.datasheets, file), bytes: Buffer.from(text) })),
    ),
    { path: join(workspace.root, 'shared-config/src/media/datasheet-files.ts'), bytes: Buffer.from(list) },
  ];
}

const writeLiteral = (value: string | number) =>
  typeof value === 'number' ? `${value}` : `'${value.replaceAll(/['\\]/g, (sign) => `\\${sign}`)}'`;

/** Writes every datasheet with its attachments into `media/datasheets`, and the list of them. @returns the absolute paths */
export async function writeDatasheets(workspace: Workspace): Promise<string[]> {
  await mkdir(workspace.datasheets, { recursive: true });
  const files = await printDatasheets(workspace);
  await Promise.all(files.map(({ path, bytes }) => writeFile(path, bytes)));
  return files.map(({ path }) => path);
}
