import { formatBytes } from 'kit/media/datasheet-file';
import { withBase } from 'kit/page/base-path';
import { publicationFiles } from 'shared-config/media/publication-files';
import { reportPdf } from '../lists/reports';

/** The way to a report's PDF, with what to expect. */
export default function ReportDownload({ slug }: { slug: string }) {
  const file = publicationFiles.find((one) => one.file === reportPdf(slug));
  return (
    file && (
      <p>
        <a href={withBase(`/pdfs/${file.file}`)} download>
          Download this report as PDF
        </a>
        , {file.pages} pages, {formatBytes(file.bytes)}, tagged for screen readers
      </p>
    )
  );
}
