import { Picture } from 'kit/page/picture';
import { Link } from 'react-router-dom';
import { robotClientsClaim, robotHoursClaim, robotUptimeClaim } from 'shared-config/company-claims';
import { clientLogos, robotLine, workLifter } from 'shared-config/media/catalog';
import { plantDrawing } from 'shared-config/media/plant-drawing';
import { studies } from 'shared-config/references/studies';
import { site, siteAddress } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import { itemListJsonLd } from 'shared-ui/page/item-list-json-ld';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import hero from 'shared-ui/page/page-hero.module.css';
import { PageSection } from 'shared-ui/page/page-section';
import { SeenAtWork } from 'shared-ui/page/seen-at-work';
import { webPageJsonLd } from 'shared-ui/page/web-page-json-ld';
import { LogoStrip } from '../home/logo-strip';
import { StatCards } from '../home/stat-cards';
import { type LandingContent, landings } from '../lists/landing.content';
import { PageOpening } from '../page/page-opening';
import { softwareScreen } from '../page/software-parts';
import styles from './landing-frame.module.css';

/** How far down the viewport the row of claims must have come before it counts (specification §9). */
const countingLine = 0.8;

const products = [
  {
    title: `${site.platformName} platform`,
    text: 'No-code, vendor-agnostic orchestration: robots, machines, doors and software as one system.',
    to: '/products/syncos',
  },
  {
    title: `${site.robotLineName} robots`,
    text: 'Six variants that lift, convey, pull and stack loads up to 1.5 t (3,300 lb).',
    to: '/products/Mag',
    image: robotLine,
  },
];

/** A landing page; the three differ in headline, lead and picture (specification §2). To search engines they are one page. */
export function LandingFrame({ headline, lead, image }: LandingContent) {
  const { path } = landings.lp1;
  return (
    <article className={page.page}>
      <PageHead
        title={headline}
        description={lead}
        path={path}
        shareImage="own"
        jsonLd={webPageJsonLd(
          { name: headline, description: lead, path },
          itemListJsonLd(
            'Our Products',
            products.map(({ title, to }) => ({ name: title, url: siteAddress(to) })),
          ),
        )}
      />
      <PageOpening
        heading={headline}
        lead={lead}
        image={image}
        action={
          <CallToAction to="/products/syncos" size="large">
            Learn more<span className="visually-hidden"> about {site.platformName}</span>
          </CallToAction>
        }
      />
      <StatCards line={countingLine} startsAtZero />
      <section aria-label="Clients">
        <LogoStrip logos={clientLogos} />
        <div className={styles.ask}>
          <p className={styles.askText}>Tell us what you have to move, and from where to where.</p>
          <CallToAction to="/contact" size="large">
            Get in touch
          </CallToAction>
        </div>
      </section>
      <OurProducts />
      <Platform />
      <SeenAtWork studies={studies.slice(0, 2)} />
      <Robots />
      <Start />
    </article>
  );
}

function OurProducts() {
  return (
    <PageSection id="products" title="Our Products">
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.to} className={styles.product}>
            {product.image ? (
              <Picture file={product.image} alt="" className={styles.picture} sizes="(width >= 768px) 40rem, 100vw" />
            ) : (
              <svg className={styles.screen} viewBox="-25 0 450 300" aria-hidden="true">
                <use href={softwareScreen('syncos')} />
              </svg>
            )}
            <h3 className={styles.productTitle}>
              <Link to={product.to}>{product.title}</Link>
            </h3>
            <p className={styles.text}>{product.text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

const planLabel =
  'Floor plan of a plant: a robot brings a pallet from the palletiser through an open door to the rack.';

function Platform() {
  return (
    <section className={hero.halves} aria-labelledby="platform">
      <div>
        <h2 id="platform" className={page.sectionTitle}>
          Everything in the plant, on one map
        </h2>
        <p className={styles.text}>
          {site.platformName} links robots with the automation you have: controllers, conveyors, doors, lifts and
          planning systems. The integrator connects them, the fleet manager directs the traffic, and you build missions
          from steps on a screen.
        </p>
        <p className={styles.links}>
          <CallToAction to="/products/integrator" inverted>
            See what connects
          </CallToAction>
          <CallToAction to="/products/fleet-manager" inverted>
            Watch a fleet at work
          </CallToAction>
        </p>
      </div>
      <svg className={styles.plan} viewBox="0 80 720 320" role="img" aria-label={planLabel}>
        <use href={`${plantDrawing}#work`} />
      </svg>
    </section>
  );
}

function Robots() {
  return (
    <section className={hero.halves} aria-labelledby="robots">
      <Picture file={workLifter} className={styles.picture} sizes="(width >= 1024px) 40rem, calc(100vw - 2.5rem)" />
      <div>
        <h2 id="robots" className={page.sectionTitle}>
          Proven in production
        </h2>
        <p className={styles.text}>
          {`${site.robotLineName} robots: ${robotHoursClaim} for ${robotClientsClaim}, and ${robotUptimeClaim}. Try one on a route of yours, and measure it with us.`}
        </p>
        <p className={styles.links}>
          <CallToAction to="/products/Mag" inverted>
            Compare the six robots
          </CallToAction>
          <CallToAction to="/products/robot-count" inverted>
            Calculate your fleet
          </CallToAction>
        </p>
      </div>
    </section>
  );
}

/** The end of the page, to which all of it leads. */
function Start() {
  return (
    <div className={styles.start}>
      <PageSection id="start" title="Which route would you automate first?" ground="tinted">
        <div className={styles.startWords}>
          <p className={styles.text}>
            Distance, loads and trips per hour are enough to begin with. An engineer calls back with the right
            questions, and then proposes robots, missions and links.
          </p>
          <CallToAction to="/contact" size="large">
            Describe your route
          </CallToAction>
        </div>
      </PageSection>
    </div>
  );
}
