import { BlockView } from 'kit/page/post/block-view';
import { formatDay } from 'kit/posts/format-day';
import { headingAnchors, nameTables } from 'kit/posts/heading-anchors';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { DrawingView } from 'shared-ui/drawing';
import { EmbedView } from 'shared-ui/post/embed-view';
import { reportCover } from '../lists/reports';
import styles from './article.module.css';
import type { ArticleHead } from './article-head';
import type { ArticleText } from './article-text';
import { articleAuthorPath } from './author-path';
import { readingMinutes } from './reading-minutes';

/** The author and date of an article, its contents, and its text. */
export function ArticleBody({ head, text }: { head: ArticleHead; text: ArticleText }) {
  const { kind, slug, author, role, date, minutes } = head;
  const authorPage = articleAuthorPath(author);
  const { content, drawings } = text;
  const anchors = headingAnchors(content);
  const tableNames = nameTables(content);
  const chapters = content.flatMap((block, index) =>
    block.type === 'heading' ? [{ title: block.content, anchor: anchors[index] }] : [],
  );
  return (
    <div className={styles.article}>
      <div className={styles.aside}>
        {kind === 'reports' && (
          <svg className={styles.cover} viewBox="0 0 420 280" aria-hidden="true">
            <use href={reportCover(slug)} />
          </svg>
        )}
        <p className={styles.byline}>
          <strong>{authorPage ? <Link to={authorPage}>{author}</Link> : author}</strong>
          {role && <span>{role}</span>}
          <time dateTime={date}>{formatDay(date)}</time>
          <span>{readingMinutes(content)} min read</span>
          {minutes && <span>Transcript, shortened from {minutes} minutes</span>}
        </p>
        {chapters.length > 1 && (
          <nav className={styles.contents} aria-label="Contents">
            <ol>
              {chapters.map(({ title, anchor }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <div className={styles.text}>
        {content.map((block, index) => (
          <Fragment key={block.id}>
            <BlockView block={block} anchor={anchors[index]} tableName={tableNames[index]} Embed={EmbedView} />
            {drawings
              .filter(({ after }) => after === block.id)
              .map(({ drawing }) => (
                <figure key={drawing.title} className={styles.figure}>
                  <DrawingView drawing={drawing} />
                  <figcaption>{drawing.title}</figcaption>
                </figure>
              ))}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
