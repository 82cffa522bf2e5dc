import { Button } from 'kit/page/button';
import type { ReactNode } from 'react';
import styles from './archive-screen.module.css';

/** `children` stand below the title. */
type ArchiveScreenProps = { title: string; onBack: () => void; children: ReactNode };

/** A screen that lists what was stored before: the trash, the versions of a post. */
export function ArchiveScreen({ title, onBack, children }: ArchiveScreenProps) {
  return (
    <section className={styles.screen}>
      <p>
        <Button inverted size="small" onClick={onBack}>
          Back to Blog List
        </Button>
      </p>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  );
}
