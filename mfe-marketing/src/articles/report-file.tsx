import { formatBytes } from 'shared-config/media/datasheet-file';
import { datasheetFiles } from 'shared-config/media/datasheet-files';
import { withBase } from 'shared-config/site';
import { reportPdf } from '../content/reports';

/** The way to a report's PDF. */
export function ReportFile({ slug }: { slug: string }) {
  const file = datasheetFiles.find((one) => one.file === reportPdf(slug));
  if (!file) throw new Error(`The report ${slug} has no PDF. Run npx -y pnpm@12 delivery datasheets`);
  return (
    <p>
      <a href={withBase(`/pdfs/${file.file}`)} download>
        Download this report as PDF
      </a>
      , {file.pages} pages, {formatBytes(file.bytes)}, tagged for screen readers
    </p>
  );
}
