import type { PictureFile } from 'kit/media/media-file';
import { Picture } from 'kit/page/picture';
import type { ReactNode } from 'react';
import { site } from 'shared-config/site';
import { Accordion } from 'shared-ui/accordion';
import { ContactForm } from 'shared-ui/forms/contact-form/contact-form';
import { itemListJsonLd } from 'shared-ui/page/item-list-json-ld';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import { PageHero } from 'shared-ui/page/page-hero';
import { PageSection } from 'shared-ui/page/page-section';
import { webPageJsonLd } from 'shared-ui/page/web-page-json-ld';
import styles from './partner-frame.module.css';
import { PartnerLogos } from './partner-logos';
import { PartnerTabBar } from './partner-tab-bar';
import { type PartnerType, partnerTypes } from './partner-types';

/** The content of one tab; everything around it is the same on all three. */
type PartnerFrameProps = {
  path: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  image: PictureFile;
  children: ReactNode;
  /** Why to become a partner, from this tab's point of view. */
  reasons: readonly string[];
};

/** The frame of the three commercial partner pages (specification §2). */
export function PartnerFrame({ path, title, description, heading, lead, image, children, reasons }: PartnerFrameProps) {
  return (
    <article className={`${page.page} ${styles.partnerPage}`}>
      <PageHead
        title={title}
        description={description}
        path={path}
        shareImage="own"
        jsonLd={webPageJsonLd(
          { name: title, description, path },
          itemListJsonLd(
            'Types of Commercial Partners',
            partnerTypes.map((type) => ({ name: type.title, description: type.content })),
          ),
        )}
      />
      <PageHero heading={heading} lead={lead} image={image} />
      <PartnerTabBar path={path} />
      {children}
      <PageSection id="partners" title="Partners who work with us" level="section">
        <PartnerLogos />
      </PageSection>
      <PageSection id="types" title="Types of Commercial Partners" layout="beside" level="chapter">
        <Accordion
          firstOpen
          items={partnerTypes.map((type) => ({ title: type.title, content: <TypeContent {...type} /> }))}
        />
      </PageSection>
      <PageSection id="reasons" title="Why become a commercial partner?" level="section" ground="dark">
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </PageSection>
      <section className={styles.contact} aria-labelledby="contact">
        <div>
          <h2 id="contact" className={page.sectionTitle}>
            Start the conversation
          </h2>
          <p className={page.lead}>
            Tell us who you are and where you work. The {site.companyName} partner team answers and explains the next
            step.
          </p>
        </div>
        <ContactForm formName="commercial-contact" source="commercial-contact" />
      </section>
    </article>
  );
}

function TypeContent({ content, keyPoints, image }: PartnerType) {
  return (
    <div className={styles.type}>
      <div>
        <p>{content}</p>
        <ul className={styles.keyPoints}>
          {keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <Picture
        file={image}
        className={styles.typePicture}
        sizes="(width >= 768px) 26rem, calc(100vw - 2.5rem)"
        maxWidth={1200}
      />
    </div>
  );
}
