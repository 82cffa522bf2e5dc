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
import { inEveryPlan, inNoPlan, servicePlans, serviceQuestions } from './service-plans.content';

const path = '/service';
const description = `Three service plans for ${site.robotLineName} robots and ${site.platformName}, side by side: who answers, how fast, who comes, and what is included.`;

/** `/service`: the plans compared, and what happens when a robot stops. */
export function ServicePage() {
  const setInterest = useSetInterest();
  return (
    <PageFrame
      title="Service Plans"
      description={description}
      path={path}
      heading="An engineer answers, a technician comes"
      lead="Three plans for robots and software. They differ in support hours and visits, not in safety."
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
          Response times run within the hours of support, from your call until an engineer works on the problem. An
          automatic reply does not count. Near a service partner means in the area that a partner serves with{' '}
          <Link to="/news/service-partners">technicians and wear parts of its own</Link>; the quote says whether your
          plant is in one. Working days are Monday to Friday in every plan: on Saturdays, plan Shift includes support
          but no visits.
        </p>
      </PageSection>
      <PageSection id="every-plan" title="In every plan" layout="beside">
        <ul className={styles.points}>
          {inEveryPlan.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="case" title="When a robot stops" level="section" ground="tinted">
        <NumberedSteps
          steps={[
            { title: 'You call', text: 'The fleet manager shows where it stopped and why. You read that line to us.' },
            { title: 'We look', text: 'You open the connection, and an engineer sees the map, missions and log.' },
            { title: 'A technician comes', text: 'If that is not enough, the nearest technician comes with the part.' },
            { title: 'You get a report', text: 'What failed, what was changed, and what to watch from now on.' },
          ]}
        />
      </PageSection>
      <PageSection id="no-plan" title="Not included" layout="beside">
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
        text="Tell us how many robots you have, and what stops when they do."
        label="Request a quote"
        onContact={() => setInterest({ label: 'a service plan', path })}
      />
      <NextLinks
        links={[
          {
            to: '/safety',
            title: 'Safety and cybersecurity',
            text: 'Standards, updates, and how to report a vulnerability.',
          },
          {
            to: '/reports/first-year',
            title: 'The first year with a fleet',
            text: 'What wears out when, month by month.',
          },
          { to: '/partner-with-us', title: 'Become a service partner', text: 'Keep the robots near you running.' },
        ]}
      />
    </PageFrame>
  );
}
