import { Link } from 'react-router-dom';
import { DetailsDialog } from 'shared-ui/forms/details-form/details-dialog';
import type { CaseStudy } from '../../lists/case-studies';
import styles from './study-download.module.css';

/** The study as a PDF, for which its form asks (specification §4). */
export default function DownloadSection({ study: { id, client, pdfName } }: { study: CaseStudy }) {
  return (
    <section className={styles.download} aria-labelledby="download">
      <h2 id="download" className={styles.title}>
        The case study as a PDF
      </h2>
      <p>
        The same text, figures and layout, to print or pass on. Customer, people and figures are invented: see the{' '}
        <Link to="/imprint">imprint</Link>.
      </p>
      <DetailsDialog
        openLabel="Download Case Study"
        title={`Case study: ${client}`}
        formName="case-study-form"
        source={id}
        pdfName={pdfName}
      />
    </section>
  );
}
