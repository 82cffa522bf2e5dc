import { lifterAtControlRoom } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { Accordion } from 'shared-ui/accordion';
import { CallToAction } from 'shared-ui/call-to-action';
import { Picture } from 'shared-ui/picture';
import styles from './home-page.module.css';
import { HomeSection } from './home-section';

const products = [
  {
    title: 'Integrator',
    text: `Connects what is in the plant: controllers, conveyors, doors, lifts, robots of other brands, and the systems that plan the work. Signals become steps of a mission, without code.`,
    to: '/products/integrator',
  },
  {
    title: 'Fleet Manager',
    text: `Gives missions to robots, lanes to one of them at a time, and time to charge to all. One map for every brand, one place to see what runs.`,
    to: '/products/fleet-manager',
  },
];

/** The 'Our Products' accordion (specification §2 Home page). */
export function OurProducts() {
  return (
    <HomeSection id="our-products" title="Our Products">
      <div className={styles.halves}>
        <div>
          <p className={styles.lead}>{site.platformName} has two parts. Most plants begin with one of them.</p>
          <Accordion
            firstOpen
            items={products.map(({ title, text, to }) => ({
              title,
              content: (
                <>
                  <p className={styles.answer}>{text}</p>
                  <CallToAction to={to} inverted>
                    {title}
                  </CallToAction>
                </>
              ),
            }))}
          />
        </div>
        <Picture
          file={lifterAtControlRoom}
          alt=""
          maxWidth={1200}
          className={`${styles.rounded} ${styles.cropped}`}
          sizes="(width >= 1024px) 40rem, calc(100vw - 2.5rem)"
        />
      </div>
    </HomeSection>
  );
}
