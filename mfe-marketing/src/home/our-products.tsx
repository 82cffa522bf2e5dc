import { plantDrawing } from 'shared-config/media/plant-drawing';
import { site } from 'shared-config/site';
import { Accordion } from 'shared-ui/accordion';
import { CallToAction } from 'shared-ui/call-to-action';
import styles from './home-page.module.css';
import { HomeSection } from './home-section';

const products = [
  {
    title: 'Integrator',
    text: `Connects controllers, conveyors, doors, lifts, robots of other brands and planning systems. No code needed.`,
    to: '/products/integrator',
  },
  {
    title: 'Fleet Manager',
    text: `Assigns missions, gives each lane to one robot at a time and plans charging, on one map for every brand.`,
    to: '/products/fleet-manager',
  },
];

/** The 'Our Products' accordion (specification §2 Home page). */
export function OurProducts() {
  return (
    <HomeSection id="our-products" title="Our Products">
      <div className={styles.halves}>
        <div>
          <p className={styles.lead}>{`${site.platformName} has two parts. Most plants start with one.`}</p>
          <Accordion
            firstOpen
            items={products.map(({ title, text, to }) => ({
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
