import { Link } from 'react-router-dom';
import { site, siteAddress } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { Accordion } from 'shared-ui/accordion';
import { NumberedSteps } from 'shared-ui/numbered-steps';
import { Closing } from 'shared-ui/page/closing';
import { faqJsonLd } from 'shared-ui/page/faq-json-ld';
import { NextLinks } from 'shared-ui/page/next-links';
import { PageSection } from 'shared-ui/page/page-section';
import { PageFrame } from '../../page/page-frame';
import styles from '../company.module.css';
import { PlanTable } from './plan-table';
import { inEveryPlan, inNoPlan, servicePlans, serviceQuestions } from './service-plans';

const path = '/service';
const description = `Three service plans for ${site.robotLineName} robots and ${site.platformName}, side by side: who answers, how fast, who comes, and what is in.`;

/** `/service`: the plans compared, and what happens when a robot stands. */
export function ServicePage() {
  const setInterest = useSetInterest();
  return (
    <PageFrame
      title="Service Plans"
      description={description}
      path={path}
      heading="Somebody answers, somebody comes"
      lead="Three plans for robots and software. They differ in hours and visits, not in what keeps people safe."
      shareImage="own"
      crumb="Service Plans"
      nodes={[
        {
          '@type': 'Service',
          name: `${site.companyName} service plans`,
          description,
          url: siteAddress(path),
          provider: { '@type': 'Organization', name: site.companyName, url: site.origin },
          areaServed: ['Europe', 'India'],
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            name: 'Service plans',
            itemListElement: servicePlans.map(({ name, plants }) => ({
              '@type': 'Offer',
              itemOffered: { '@type': 'Service', name, description: plants },
            })),
          },
        },
        faqJsonLd(serviceQuestions),
      ]}
    >
      <PageSection id="plans" title="The plans side by side">
        <PlanTable />
        <p className={styles.note}>
          Response times count within the hours of support, from your call until an engineer works on it. A receipt by
          machine is no answer. What near a service partner means was{' '}
          <Link to="/news/service-partners">told in April 2026</Link>.
        </p>
      </PageSection>
      <PageSection id="every-plan" title="In every plan" layout="beside">
        <ul className={styles.points}>
          {inEveryPlan.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="case" title="When a robot stands" level="section" ground="tinted">
        <NumberedSteps
          steps={[
            { title: 'You call', text: 'The fleet manager shows where it stands and why. You read us that line.' },
            { title: 'We look', text: 'You open the connection, and an engineer sees map, missions and log.' },
            { title: 'Somebody comes', text: 'If that was not enough: the nearest technician, with the part.' },
            { title: 'You read what it was', text: 'What failed, what was changed, and what to look at from now on.' },
          ]}
        />
      </PageSection>
      <PageSection id="no-plan" title="In no plan" layout="beside">
        <ul className={styles.points}>
          {inNoPlan.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="questions" title="Questions about plans" layout="beside">
        <Accordion
          items={serviceQuestions.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
        />
      </PageSection>
      <Closing
        title="Which plan fits your shifts?"
        text="Tell us how many robots, and what stands when they do."
        label="Ask for an offer"
        onContact={() => setInterest({ label: 'a service plan', path })}
      />
      <NextLinks
        links={[
          {
            to: '/safety',
            title: 'Safety and cybersecurity',
            text: 'Standards, updates, and how to report a weakness.',
          },
          { to: '/reports/first-year', title: 'The first year with a fleet', text: 'What wears when, month by month.' },
          { to: '/partner-with-us', title: 'Become a service partner', text: 'Keep the robots near you at work.' },
        ]}
      />
    </PageFrame>
  );
}
