import { lazy, Suspense, useRef } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { useInView } from 'shared-ui/use-in-view';
import styles from './home-page.module.css';
import { HomeSection } from './home-section';

const CaseStudySlider = lazy(() => import('./case-study-slider'));

/** The case-study slider, loaded when it comes into view (specification §2 Home page); the list itself is one link away. */
export function CaseStudiesSection() {
  const section = useRef<HTMLElement>(null);
  const isInView = useInView(section);
  return (
    <HomeSection
      id="case-studies"
      title="Case Studies"
      ref={section}
      action={
        <CallToAction to="/case-studies" inverted>
          All case studies
        </CallToAction>
      }
    >
      <div className={styles.slider}>
        {isInView && (
          <Suspense>
            <CaseStudySlider />
          </Suspense>
        )}
      </div>
    </HomeSection>
  );
}
