import type { ReactNode } from 'react';
import page from 'shared-ui/page/page.module.css';
import styles from './platform-hero.module.css';

/** A page's title and lead, its first button, and the screen of the software that it is about. */
type PlatformHeroProps = { heading: string; lead: string; action: ReactNode; screen: ReactNode };

/** The opening of a page of the platform: words, from 1024 px side by side, and the software itself below them. */
export function PlatformHero({ heading, lead, action, screen }: PlatformHeroProps) {
  return (
    <div className={styles.hero}>
      <header className={styles.words}>
        <h1 className={`${page.heading} ${styles.heading}`}>{heading}</h1>
        <div>
          <p className={styles.lead}>{lead}</p>
          {action}
        </div>
      </header>
      {screen}
    </div>
  );
}
