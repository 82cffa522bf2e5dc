import { nearSection } from 'kit/page/near-section';
import { CallToAction } from 'shared-ui/call-to-action';
// With the page's styles: the HTML has the slider long before its script.
import styles from './case-study-slider.module.css';
import { HomeSection } from './home-section';

const CaseStudySlider = nearSection(() => import('./case-study-slider'));

/** The case-study slider: it stands in the HTML, and its script is loaded when it comes into view (specification §2 Home page). */
export const CaseStudiesSection = () => (
  <HomeSection
    id="case-studies"
    title="Case Studies"
    action={
      <CallToAction to="/case-studies" inverted>
        All case studies
      </CallToAction>
    }
  >
    <div className={styles.slider}>
      <CaseStudySlider />
    </div>
  </HomeSection>
);
