import { useInView } from 'kit/page/use-in-view';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
// With the page's styles: the HTML has the slider long before its script.
import styles from './case-study-slider.module.css';
import { HomeSection } from './home-section';

let load: () => void;
const reached = new Promise<void>((resolve) => {
  load = resolve;
});

const CaseStudySlider = lazy(async () => {
  // Compose waits for it, so that the HTML has it.
  if (typeof window !== 'undefined') await reached;
  return import('./case-study-slider');
});

/** One element for all renderings: an update that reaches it before it is hydrated would take it away until its script is there. */
const slider = (
  <Suspense>
    <CaseStudySlider />
  </Suspense>
);

/** The case-study slider: it stands in the HTML, and its script is loaded when it comes into view (specification §2 Home page). */
export function CaseStudiesSection() {
  const section = useRef<HTMLElement>(null);
  const isInView = useInView(section);
  useEffect(() => {
    if (isInView) load();
  }, [isInView]);
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
      <div className={styles.slider}>{slider}</div>
    </HomeSection>
  );
}
