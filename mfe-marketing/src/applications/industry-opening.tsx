import { Picture } from 'kit/page/picture';
import type { ReactNode } from 'react';
import type { Application } from '../lists/application';
import { PageOpening } from '../page/page-opening';
import styles from './industry-opening.module.css';

/** The opening of an industry: its picture from edge to edge, with title and lead on it. */
export function IndustryOpening({ industry, breadcrumb }: { industry: Application; breadcrumb: ReactNode }) {
  return (
    <div className={styles.opening}>
      <Picture file={industry.image} className={styles.picture} sizes="(width >= 768px) 100vw, 240vw" loading="eager" />
      <div className={styles.shade}>
        <div className={styles.words}>
          <PageOpening heading={industry.title} lead={industry.summary} breadcrumb={breadcrumb} />
        </div>
      </div>
    </div>
  );
}
