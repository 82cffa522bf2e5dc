import { robotLineClaim } from 'shared-config/company-claims';
import { clientLogos } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import { ContactForm } from 'shared-ui/forms/contact-form/contact-form';
import { PageHead } from 'shared-ui/page/page-head';
import { FeedLink } from '../blog-post/feed-link';
import { CaseStudiesSection } from './case-studies-section';
import { DeploymentMap } from './deployment-map';
import { FrequentQuestionsSection } from './frequent-questions-section';
import { HeroFilm } from './hero-film';
import styles from './home-page.module.css';
import { HomeSection } from './home-section';
import { IndustriesSection } from './industries-section';
import { LatestBlogs } from './latest-blogs';
import { LogoStrip } from './logo-strip';
import { organisationJsonLd } from './organisation-json-ld';
import { OurProducts } from './our-products';
import { RobotTabs } from './robot-tabs';
import { StatCards } from './stat-cards';
import { UseCasesSection } from './use-cases-section';
import { WarehouseMap } from './warehouse-map';

/** The home page (specification §2 Home page). */
export default function HomePage() {
  return (
    <div>
      <PageHead
        title="Mobile robots and fleet software for industry"
        description={`${site.companyName} builds autonomous mobile robots and ${site.platformName}, the no-code platform that runs them together with everything else in your plant.`}
        path="/"
        shareImage="own"
        jsonLd={organisationJsonLd}
      />
      <FeedLink />
      <section className={styles.hero}>
        <div className={styles.heroText}>
          <h1 className={styles.title}>Automation that grows with your business</h1>
          <div>
            <p className={styles.lead}>
              {`One factory with several robots and disconnected systems is no problem. ${site.platformName} runs ${site.robotLineName} robots, machines and software of any brand as one: no stuffy interfaces, no vendor lock-in, no hassle.`}
            </p>
            <CallToAction to="/contact" size="large">
              Know More
            </CallToAction>
          </div>
        </div>
        <HeroFilm />
      </section>
      <section className={`${styles.section} ${styles.close}`} aria-label="In numbers">
        <StatCards />
      </section>
      <section className={`${styles.section} ${styles.close}`} aria-label="Clients">
        <LogoStrip logos={clientLogos} />
      </section>
      <HomeSection id="warehouse" title="A warehouse that runs as one">
        <WarehouseMap />
      </HomeSection>
      <OurProducts />
      <HomeSection id="robots" title="Six robots, one line">
        <p className={styles.lead}>{robotLineClaim}</p>
        <RobotTabs />
      </HomeSection>
      <UseCasesSection />
      <IndustriesSection />
      <LatestBlogs />
      <DeploymentMap />
      <CaseStudiesSection />
      <FrequentQuestionsSection />
      <section className={styles.section} aria-labelledby="contact">
        <div className={styles.contact}>
          <div>
            <div className={styles.sectionHead}>
              <h2 id="contact" className={styles.sectionTitle}>
                Tell us what you need to move
              </h2>
            </div>
            <p className={styles.lead}>
              Loads, distances, shifts: send what you have. An engineer answers every enquiry.
            </p>
          </div>
          <ContactForm formName="home-contact" source="home-contact" />
        </div>
      </section>
    </div>
  );
}
