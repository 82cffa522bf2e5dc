import { PageMissingError } from 'kit/contract/page-missing';
import { useLocation } from 'react-router-dom';
import { NextLinks } from 'shared-ui/page/next-links';
import { PageSection } from 'shared-ui/page/page-section';
import { listsAfter } from '../lists/lists-after';
import { PageFrame } from '../page/page-frame';
import { frameOf } from '../page-text/frame-of';
import texts from '../page-text/page-text.module.css';
import { TextPartView } from '../page-text/text-part-view';
import styles from './legal-page.module.css';
import { legalTexts } from './legal-texts.content';

const hasText = (path: string): path is keyof typeof legalTexts => Object.hasOwn(legalTexts, path);

/** Imprint, terms and privacy (specification §2, linked from the footer): one page, because each module of a remote weighs on all of its pages. */
export default function LegalPage() {
  const { pathname } = useLocation();
  if (!hasText(pathname)) throw new PageMissingError(pathname);
  const text = legalTexts[pathname];
  return (
    <PageFrame {...frameOf(text, pathname)}>
      {text.chapters.map(({ id, title, parts }) => (
        <PageSection key={id} id={id} title={title} layout="beside">
          <div className={styles.text}>
            {parts.map((part, key) => (
              <TextPartView key={key} part={part} styles={{ note: texts.note, table: texts.table }} />
            ))}
          </div>
        </PageSection>
      ))}
      <NextLinks links={listsAfter(pathname)} />
    </PageFrame>
  );
}
