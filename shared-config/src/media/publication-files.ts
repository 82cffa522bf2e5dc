import type { DatasheetFile } from 'kit/media/datasheet-file';
import files from './publication-files.json';

/** The other PDFs under `/pdfs/`, case studies and reports, as `npx -y pnpm@12 delivery datasheets` lists them. */
export const publicationFiles: readonly DatasheetFile[] = files;
