import { site, siteAddress } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { Accordion } from 'shared-ui/accordion';
import { Closing } from 'shared-ui/page/closing';
import { faqJsonLd } from 'shared-ui/page/faq-json-ld';
import { NextLinks } from 'shared-ui/page/next-links';
import { PageFrame } from '../../page/page-frame';
import { EntrySteps } from '../../page-text/entry-steps';
import { frameOf } from '../../page-text/frame-of';
import { type ChapterLayout, PageChapter } from '../../page-text/page-chapter';
import texts from '../../page-text/page-text.module.css';
import { PlanTable } from './plan-table';
import { service } from './service.content';
import { inEveryPlan, inNoPlan, servicePlans, serviceQuestions } from './service-plans.content';

const path = '/service';
const layouts: Readonly<Record<string, ChapterLayout>> = { plans: {}, case: { level: 'section', ground: 'tinted' } };

const inserts = {
  plans: <PlanTable />,
  'every-plan': <Points points={inEveryPlan} />,
  'no-plan': <Points points={inNoPlan} />,
  questions: (
    <Accordion
      items={serviceQuestions.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
    />
  ),
};

/** `/service`: the plans compared, and what happens when a robot stops. */
export function ServicePage() {
  const setInterest = useSetInterest();
  return (
    <PageFrame
      {...frameOf(service, path)}
      nodes={[
        {
          '@type': 'Service',
          name: `${site.companyName} service plans`,
          description: service.description,
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
      {service.chapters.map((chapter) => (
        <PageChapter
          key={chapter.id}
          chapter={chapter}
          layout={layouts[chapter.id]}
          inserts={inserts}
          showEntries={(entries) => <EntrySteps entries={entries} />}
        />
      ))}
      {service.closing && (
        <Closing
          title={service.closing.title}
          text={service.closing.text}
          label={service.closing.button}
          onContact={() => setInterest({ label: 'a service plan', path })}
        />
      )}
      <NextLinks links={service.next} />
    </PageFrame>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={texts.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
