import { Picture } from 'kit/page/picture';
import type { Byline } from 'kit/posts/byline';
import { formatDay } from 'kit/posts/format-day';
import { showPicture } from 'kit/posts/show-picture';
import { Link } from 'react-router-dom';
import { authorPath } from 'shared-config/posts/post-address';
import styles from './post-byline.module.css';

/** The author of a post, with picture and line where there is a record about them, and the date; the name leads to their posts. */
export function PostByline({ by, day }: { by: Byline; day: string }) {
  return (
    <div className={styles.byline}>
      {by.portrait && (
        <Picture file={showPicture(by.portrait)} alt={by.alt ?? ''} className={styles.portrait} sizes="3.5rem" />
      )}
      <p className={styles.words}>
        <Link className={styles.name} to={encodeURI(authorPath(by.slug))} dir="auto">
          {by.name}
        </Link>
        {by.line && <span dir="auto">{by.line}</span>}
        {day && <time dateTime={day}>{formatDay(day)}</time>}
      </p>
    </div>
  );
}
