import type { PictureFile } from 'kit/media/media-file';
import { Picture } from 'kit/page/picture';
import type { ReactNode } from 'react';
import page from 'shared-ui/page/page.module.css';
import styles from './page-opening.module.css';

/** A page's title and lead, what stands above the title and below the lead, and the picture that the page is measured by. */
type PageOpeningProps = {
  heading: string;
  lead?: ReactNode;
  image?: PictureFile | undefined;
  /** The way here. */
  breadcrumb?: ReactNode;
  /** The page's first button. */
  action?: ReactNode;
};

/** A word with a hyphen does not break: 'lock-' at the end of a line reads as another word. */
const keepWhole = (text: string) =>
  // Never slow: a heading.
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The opening of a page: the title, from 1024 px the lead beside it, and a picture as wide as the page. */
export function PageOpening({ heading, lead, image, breadcrumb, action }: PageOpeningProps) {
  return (
    <header>
      {breadcrumb}
      <div className={styles.words}>
        <h1 className={`${page.heading} ${styles.heading}`}>{keepWhole(heading)}</h1>
        {lead && (
          <div>
            <p className={styles.lead}>{lead}</p>
            {action}
          </div>
        )}
      </div>
      {image && <Picture file={image} className={styles.picture} sizes="min(80rem, 100vw - 2.5rem)" loading="eager" />}
    </header>
  );
}
