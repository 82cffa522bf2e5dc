import { reportsDrawing } from 'shared-config/media/reports-drawing';

/** Cover and a page of a report, drawn 420 by 280. @param id that of the report */
export const reportCover = (id: string) => `${reportsDrawing}#${id}`;

/** File name of a report's PDF, under `/pdfs/`. */
export const reportPdf = (id: string) => `report-${id}.pdf`;
