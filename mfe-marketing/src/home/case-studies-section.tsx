import { lazy, Suspense, useRef } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { useInView } from 'shared-ui/use-in-view';
import styles from './home-page.module.css';

const CaseStudySlider = lazy(() => import('./case-study-slider'));

/** The case-study slider, loaded when it comes into view (specification §2 Home page); the list itself is one link away. */
export function CaseStudiesSection() {
  const section = useRef<HTMLElement>(null);
  const isInView = useInView(section);
  return (
    <section ref={section} className={styles.section} aria-labelledby="case-studies">
      <h2 id="case-studies" className={styles.sectionTitle}>
        Case Studies
      </h2>
      <div className={styles.slider}>
        {isInView && (
          <Suspense>
            <CaseStudySlider />
          </Suspense>
        )}
      </div>
      <CallToAction to="/case-studies" inverted>
        All case studies
      </CallToAction>
    </section>
  );
}
