import type { ComponentProps, ReactNode } from 'react';
import { PageSection } from 'shared-ui/page/page-section';
import type { Chapter, Entry, TextPart } from './page-text';
import styles from './page-text.module.css';
import { type Inserts, TextPartView } from './text-part-view';

/** How a chapter stands on its page. */
export type ChapterLayout = Pick<ComponentProps<typeof PageSection>, 'layout' | 'level' | 'ground'>;

type PageChapterProps = {
  chapter: Chapter;
  /** Beside its title unless it is said. */
  layout?: ChapterLayout | undefined;
  inserts?: Inserts;
  /** Shows what the chapter has under titles of their own. */
  showEntries?: (entries: readonly Entry[]) => ReactNode;
};

/** A chapter of a page: running text stands together; lists alone, tables and facts stand for themselves. */
export function PageChapter({
  chapter: { id, title, parts, entries },
  layout = { layout: 'beside' },
  inserts = {},
  showEntries,
}: PageChapterProps) {
  return (
    <PageSection id={id} title={title} {...layout}>
      {stretchesOf(parts).map((stretch, at) => {
        const views = stretch.map((part, key) => (
          <TextPartView key={key} part={part} styles={styles} inserts={inserts} />
        ));
        return stretch.some(({ type }) => type === 'paragraph') ? (
          <div key={at} className={styles.text}>
            {views}
          </div>
        ) : (
          views
        );
      })}
      {entries.length > 0 && showEntries?.(entries)}
    </PageSection>
  );
}

const isRead = ({ type }: TextPart) => type === 'paragraph' || type === 'list';

/** Paragraphs and lists that follow each other are one stretch; each other part is one alone. */
function stretchesOf(parts: readonly TextPart[]): TextPart[][] {
  const stretches: TextPart[][] = [];
  for (const part of parts) {
    const last = stretches.at(-1);
    if (last?.every(isRead) && isRead(part)) last.push(part);
    else stretches.push([part]);
  }
  return stretches;
}
