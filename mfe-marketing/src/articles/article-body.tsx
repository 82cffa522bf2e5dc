import { Fragment, use } from 'react';
import { formatDay } from 'shared-config/format-day';
import { headingAnchors } from 'shared-config/posts/heading-anchors';
import { DrawingView } from 'shared-ui/drawing';
import { BlockView } from 'shared-ui/post/block-view';
import styles from './article.module.css';
import type { ArticleHead } from './article-heads';
import { loadArticleTexts } from './load-article-texts';
import { readingMinutes } from './reading-minutes';

/** Who wrote an article and when, its contents, and its text; it waits for its text. */
export function ArticleBody({ head }: { head: ArticleHead }) {
  const { kind, slug, path, author, role, date, minutes } = head;
  const text = use(loadArticleTexts(kind))[slug];
  if (!text) throw new Error(`${path}: the article has no text. Add it to the texts of its kind`);
  const { content, drawings } = text;
  const anchors = headingAnchors(content);
  const chapters = content.flatMap((block, index) =>
    block.type === 'heading' ? [{ title: block.content, anchor: anchors[index] }] : [],
  );
  return (
    <div className={styles.article}>
      <div className={styles.aside}>
        <p className={styles.byline}>
          <strong>{author}</strong>
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
            <BlockView block={block} anchor={anchors[index]} />
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
