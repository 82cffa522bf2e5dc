import type { DatasheetFile } from 'kit/media/datasheet-file';
import files from './datasheet-files.json';

/** The data sheets under `/pdfs/`, as `npx -y pnpm@12 delivery datasheets` lists them. */
export const datasheetFiles: readonly DatasheetFile[] = files;
