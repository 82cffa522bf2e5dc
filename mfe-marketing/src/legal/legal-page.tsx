import { PageMissingError } from 'kit/contract/page-missing';
import { useLocation } from 'react-router-dom';
import { NextLinks } from 'shared-ui/page/next-links';
import { PageSection } from 'shared-ui/page/page-section';
import { listsAfter } from '../content/lists';
import { FactList } from '../page/fact-list';
import { PageFrame } from '../page/page-frame';
import { imprint } from './imprint';
import styles from './legal-page.module.css';
import { privacy } from './privacy';
import { terms } from './terms';

const texts = [imprint, terms, privacy];

/** Imprint, terms and privacy (specification §2, linked from the footer): one page, because each module of a remote weighs on all of its pages. */
export default function LegalPage() {
  const { pathname } = useLocation();
  const text = texts.find(({ path }) => path === pathname);
  if (!text) throw new PageMissingError(pathname);
  const { title, path, description, sections } = text;
  return (
    <PageFrame
      title={title}
      description={description}
      path={path}
      shareImage="own"
      heading={title}
      lead={description}
      crumb={title}
    >
      {sections.map((section) => (
        <PageSection key={section.id} id={section.id} title={section.title} layout="beside">
          <div className={styles.text}>
            {section.text.map((part) =>
              typeof part === 'string' ? (
                <p key={part}>{part}</p>
              ) : 'facts' in part ? (
                <FactList key={part.facts[0]?.name} facts={part.facts} />
              ) : (
                <ul key={part[0]}>
                  {part.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              ),
            )}
          </div>
        </PageSection>
      ))}
      <NextLinks links={listsAfter(path)} />
    </PageFrame>
  );
}
