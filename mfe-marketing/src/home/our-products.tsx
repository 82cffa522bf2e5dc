import { plantDrawing } from 'shared-config/media/plant-drawing';
import { site } from 'shared-config/site';
import { Accordion } from 'shared-ui/accordion';
import { CallToAction } from 'shared-ui/call-to-action';
import { productParts } from './home-lists.content';
import styles from './home-page.module.css';
import { HomeSection } from './home-section';

/** The 'Our Products' accordion (specification §2 Home page). */
export function OurProducts() {
  return (
    <HomeSection id="our-products" title="Our Products">
      <div className={styles.halves}>
        <div>
          <p className={styles.lead}>{`${site.platformName} has two parts. Most plants start with one.`}</p>
          <Accordion
            firstOpen
            items={productParts.map(({ title, text, to }) => ({
              title,
              content: (
                <>
                  <p className={styles.lead}>{text}</p>
                  <CallToAction to={to} inverted>
                    {`See the ${title}`}
                  </CallToAction>
                </>
              ),
            }))}
          />
        </div>
        <svg className={styles.rounded} viewBox="0 80 720 320" aria-hidden="true">
          <use href={`${plantDrawing}#work`} />
        </svg>
      </div>
    </HomeSection>
  );
}
