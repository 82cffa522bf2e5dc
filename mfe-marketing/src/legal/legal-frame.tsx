import { PageSection } from 'shared-ui/page/page-section';
import { PageFrame } from '../page/page-frame';
import styles from './legal-page.module.css';

/** A section of a legal page: paragraphs, or lists of points. */
type LegalSection = { id: string; title: string; text: readonly (string | readonly string[])[] };

/** Title, address and sections of a legal page. */
type LegalFrameProps = { title: string; path: string; description: string; sections: readonly LegalSection[] };

/** The frame of the legal pages (specification §2, linked from the footer). */
export function LegalFrame({ title, path, description, sections }: LegalFrameProps) {
  return (
    <PageFrame title={title} description={description} path={path} heading={title} lead={description} crumb={title}>
      {sections.map((section) => (
        <PageSection key={section.id} id={section.id} title={section.title} layout="beside">
          <div className={styles.text}>
            {section.text.map((part) =>
              typeof part === 'string' ? (
                <p key={part}>{part}</p>
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
    </PageFrame>
  );
}
