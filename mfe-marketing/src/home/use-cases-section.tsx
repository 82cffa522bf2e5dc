import { useCaseCards } from 'shared-config/references/use-case-cards';
import { Accordion } from 'shared-ui/accordion';
import { CallToAction } from 'shared-ui/call-to-action';
import { Picture } from 'shared-ui/picture';
import styles from './home-page.module.css';
import { HomeSection } from './home-section';

/** Five use cases: one open at a time, the first at the start, a click on the open one closes it (specification §2, §4). */
export function UseCasesSection() {
  return (
    <HomeSection id="use-cases" title="Use Cases">
      <Accordion
        firstOpen
        exclusiveName="use-cases"
        items={useCaseCards.map(({ title, summary, image, url }) => ({
          title,
          content: (
            <div className={styles.useCase}>
              <div>
                <p className={styles.answer}>{summary}</p>
                <CallToAction to={url} inverted>
                  Know More
                </CallToAction>
              </div>
              <Picture
                file={image}
                alt=""
                className={styles.rounded}
                sizes="(width >= 768px) 50vw, calc(100vw - 2.5rem)"
                maxWidth={800}
              />
            </div>
          ),
        }))}
      />
    </HomeSection>
  );
}
