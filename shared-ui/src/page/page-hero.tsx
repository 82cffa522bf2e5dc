import type { PictureFile } from 'kit/media/media-file';
import { Picture } from 'kit/page/picture';
import type { ReactNode } from 'react';
import page from './page.module.css';
import styles from './page-hero.module.css';

/** A page's title, lead and picture, and the call to action below the lead. */
type PageHeroProps = { heading: string; lead: string; image: PictureFile; children?: ReactNode };

/** The top of a page: words and picture side by side, below each other on a narrow screen. */
export function PageHero({ heading, lead, image, children }: PageHeroProps) {
  return (
    <header className={styles.halves}>
      <div>
        <h1 className={page.heading}>{heading}</h1>
        <p className={page.lead}>{lead}</p>
        {children && <p className={styles.action}>{children}</p>}
      </div>
      <Picture
        file={image}
        className={styles.image}
        sizes="(width >= 1024px) 40rem, calc(100vw - 2.5rem)"
        loading="eager"
      />
    </header>
  );
}
