import { usePagePosts, useWords } from 'kit/page/contexts';
import { formatDay } from 'kit/posts/format-day';
import { Link } from 'react-router-dom';
import { postsPath } from 'shared-config/posts';
import { PageHead } from 'shared-ui/page/page-head';
import { PageSection, PageTitle } from 'shared-ui/page-section';
import { FeedLink } from './feed-link';
import styles from './notes.module.css';

/** `/notizen`: the published posts of staff, the newest first. */
export default function NotesPage() {
  const { summaries } = usePagePosts();
  const { locale } = useWords();
  return (
    <>
      <PageHead
        title="Notizen"
        description="Was beim Gießen, Stimmen und Aufhängen von Glocken geschieht."
        path={postsPath}
      />
      <FeedLink />
      <PageTitle
        title="Notizen aus der Gießerei"
        lead="Was beim Gießen, Stimmen und Aufhängen geschieht. Wir schreiben, wenn der Ofen kalt ist."
      />
      <PageSection title="Alle Notizen">
        {summaries.length === 0 && <p>Noch ist nichts notiert. Die erste Notiz kommt nach dem nächsten Guss.</p>}
        <ul className={styles.list}>
          {summaries.map(({ slug, title, author, publishDate, excerpt }) => (
            <li key={slug}>
              <Link className={styles.title} to={encodeURI(`${postsPath}/${slug}`)}>
                {title}
              </Link>
              <p className={styles.byline}>{[formatDay(publishDate, locale), author].filter(Boolean).join(', ')}</p>
              <p>{excerpt}</p>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}
