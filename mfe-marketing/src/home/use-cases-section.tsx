import { Picture } from 'kit/page/picture';
import { useCaseCards } from 'shared-config/references/use-case-cards';
import { Accordion } from 'shared-ui/accordion';
import { CallToAction } from 'shared-ui/call-to-action';
import { HomeSection } from './home-section';
import styles from './use-cases-section.module.css';

const [first] = useCaseCards;
const sizes = '(width >= 1024px) 48rem, calc(100vw - 2.5rem)';

/**
 * Five use cases: one open at a time, the first at the start, a click on the open one closes it (specification §2, §4). From 1024 px the
 * picture of the open one stands beside the list.
 */
export function UseCasesSection() {
  return (
    <HomeSection id="use-cases" title="Use Cases">
      <div className={styles.useCases}>
        {/* Below those of the list: none is open when the visitor has closed it. */}
        <Picture file={first.image} alt="" sizes={sizes} maxWidth={1280} />
        <Accordion
          firstOpen
          exclusiveName="use-cases"
          items={useCaseCards.map(({ title, summary, image, url }) => ({
            title,
            content: (
              <div className={styles.useCase}>
                <p>{summary}</p>
                <CallToAction to={url} inverted>
                  Know More
                </CallToAction>
                <Picture file={image} alt="" className={styles.picture} sizes={sizes} maxWidth={1280} />
              </div>
            ),
          }))}
        />
      </div>
    </HomeSection>
  );
}
