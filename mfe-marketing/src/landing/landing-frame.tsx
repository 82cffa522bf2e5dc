import { Link } from 'react-router-dom';
import { robotClientsClaim, robotHoursClaim, robotUptimeClaim } from 'shared-config/claims';
import { blogRoutes, clientLogos, robotLine, workLifter } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import { itemListJsonLd } from 'shared-ui/page/item-list-json-ld';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import { PageHero } from 'shared-ui/page/page-hero';
import { PageSection } from 'shared-ui/page/page-section';
import { webPageJsonLd } from 'shared-ui/page/web-page-json-ld';
import { Picture } from 'shared-ui/picture';
import { type LandingContent, landings } from '../content/landing';
import { LogoStrip } from '../home/logo-strip';
import { StatCards } from '../home/stat-cards';
import styles from './landing-frame.module.css';

/** How far down the viewport the row of claims must have come before it counts (specification §9). */
const countingLine = 0.8;

const products = [
  {
    title: `${site.platformName} platform`,
    text: 'No-code, vendor-agnostic orchestration: robots, machines, doors and software as one system.',
    to: '/products/syncos',
    image: blogRoutes,
  },
  {
    title: `${site.robotLineName} robots`,
    text: 'Six variants that lift, convey, pull and stack loads up to 1.5 tons.',
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
        jsonLd={webPageJsonLd(
          { name: headline, description: lead, path },
          itemListJsonLd(
            'Our Products',
            products.map(({ title, to }) => ({ name: title, url: `${site.origin}${to}` })),
          ),
        )}
      />
      <PageHero heading={headline} lead={lead} image={image}>
        <CallToAction to="/products/syncos" size="large">
          Learn more
        </CallToAction>
      </PageHero>
      <StatCards line={countingLine} startsAtZero />
      <section aria-label="Clients">
        <LogoStrip logos={clientLogos} />
        <p className={page.action}>
          <CallToAction to="/contact">Get in touch</CallToAction>
        </p>
      </section>
      <OurProducts />
      <Platform />
      <Robots />
    </article>
  );
}

function OurProducts() {
  return (
    <PageSection id="products" title="Our Products">
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.to} className={styles.product}>
            <Picture file={product.image} className={styles.productImage} sizes="(width >= 768px) 50vw, 100vw" />
            <div className={styles.productText}>
              <h3 className={styles.productTitle}>
                <Link to={product.to}>{product.title}</Link>
              </h3>
              <p>{product.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Platform() {
  return (
    <section className={page.halves} aria-labelledby="platform">
      <div>
        <h2 id="platform" className={page.sectionTitle}>
          Everything in the plant, on one map
        </h2>
        <p className={styles.text}>
          {site.platformName} links robots with the automation that is there: controllers, conveyors, doors, lifts, and
          the systems that plan the work. The integrator connects, the fleet manager drives, and missions are put
          together from steps on a screen.
        </p>
      </div>
      <div className={styles.links}>
        <CallToAction to="/products/integrator" inverted>
          Integrator
        </CallToAction>
        <CallToAction to="/products/fleet-manager" inverted>
          Fleet Manager
        </CallToAction>
      </div>
    </section>
  );
}

function Robots() {
  return (
    <section className={page.halves} aria-labelledby="robots">
      <div>
        <h2 id="robots" className={page.sectionTitle}>
          Robots that have proven it
        </h2>
        <p className={styles.text}>
          {`${robotHoursClaim} for ${robotClientsClaim}, and ${robotUptimeClaim}. Put one on a route that matters and count with us.`}
        </p>
      </div>
      <Picture file={workLifter} className={page.image} sizes="(width >= 1024px) 40rem, calc(100vw - 2.5rem)" />
    </section>
  );
}
