import { useWords } from 'kit/page/contexts';
import { Picture } from 'kit/page/picture';
import { formatDay } from 'kit/posts/format-day';
import type { PostSummary } from 'kit/posts/page-posts';
import { showPicture } from 'kit/posts/show-picture';
import { Link } from 'react-router-dom';
import { postsPath } from 'shared-config/posts';
import { filedPosts } from './filed-posts';
import styles from './posts.module.css';

/** The posts of staff that the page was given, and the level of their titles. */
type PostListProps = { posts: readonly PostSummary[]; level: 'h2' | 'h3' };

/** Posts of staff, then those that are files. */
export function PostList({ posts, level: Title }: PostListProps) {
  const { locale } = useWords();
  const listed: readonly PostSummary[] = [...posts, ...filedPosts];
  return (
    <ul className={styles.list}>
      {listed.map(({ slug, title, publishDate, category, excerpt, cover }) => (
        <li className={styles.entry} key={slug}>
          <p className={styles.facts}>
            <time dateTime={publishDate}>{formatDay(publishDate, locale)}</time>
            {category && <span dir="auto">{category}</span>}
          </p>
          <div className={styles.text}>
            <Title className={styles.title} dir="auto">
              <Link to={encodeURI(`${postsPath}/${slug}`)}>{title}</Link>
            </Title>
            <p dir="auto">{excerpt}</p>
          </div>
          {cover && (
            <div className={styles.picture}>
              <Picture file={showPicture(cover)} alt="" sizes="16rem" maxWidth={960} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
