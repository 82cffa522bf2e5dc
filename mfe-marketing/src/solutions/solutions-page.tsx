import { Picture } from 'kit/page/picture';
import { Link } from 'react-router-dom';
import type { ApplicationReference } from 'shared-config/references/application';
import { industryReferences } from 'shared-config/references/industries';
import { solutionReferences } from 'shared-config/references/solutions';
import { useCaseReferences } from 'shared-config/references/use-cases';
import { site } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { PageSection } from 'shared-ui/page/page-section';
import { listsAfter } from '../lists/lists-after';
import { PageFrame } from '../page/page-frame';
import styles from './solutions-page.module.css';

/** A part of the page: all pages of a kind, and which of them is shown large. */
type Kind = { id: string; title: string; pages: readonly ApplicationReference[]; feature: string };

const kinds: readonly Kind[] = [
  { id: 'solutions', title: 'By task', pages: solutionReferences, feature: 'fleet-management' },
  { id: 'use-cases', title: 'By stage of the material flow', pages: useCaseReferences, feature: 'automated-storage' },
  { id: 'industries', title: 'By industry', pages: industryReferences, feature: 'automotive-industry' },
];

/** All that the robots and the platform are used for: solutions, use cases and industries. */
export default function SolutionsPage() {
  return (
    <PageFrame
      title="Solutions"
      description={`What ${site.companyName} robots and software do: solutions by task, use cases and industries.`}
      path="/solutions"
      shareImage="own"
      heading="Solutions"
      lead="By task, stage of the flow or industry. Each page shows the flow, the robots and the results."
      crumb="Solutions"
    >
      {kinds.map(({ id, title, pages, feature }, index) => (
        <PageSection key={id} id={id} title={title} ground={index === 1 ? 'tinted' : 'page'}>
          {pages.map((page) => page.id === feature && <Feature key={page.id} {...page} opensPage={index === 0} />)}
          <ul className={styles.index}>
            {pages.map(
              ({ id: pageId, url, title: name, summary }) =>
                pageId !== feature && (
                  <li key={pageId} className={styles.entry}>
                    <Link className={styles.entryLink} to={url}>
                      {name}
                    </Link>
                    <p className={styles.text}>{summary}</p>
                  </li>
                ),
            )}
          </ul>
        </PageSection>
      ))}
      <NextLinks links={listsAfter('/solutions')} />
    </PageFrame>
  );
}

/** One page of a kind, large; the whole of it is the link. */
function Feature({ url, title, summary, image, opensPage }: ApplicationReference & { opensPage: boolean }) {
  return (
    <Link className={styles.feature} to={url}>
      <Picture
        file={image}
        alt=""
        className={styles.picture}
        sizes="(width >= 1408px) 840px, (width >= 768px) 66vw, calc(100vw - 2.5rem)"
        loading={opensPage ? 'eager' : 'lazy'}
      />
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.action}>See how it works</p>
      </div>
    </Link>
  );
}
