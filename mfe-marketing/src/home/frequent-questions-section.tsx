import { nearSection } from 'kit/page/near-section';
import { HomeSection } from './home-section';

/** They stand in the HTML as native disclosures. */
const FrequentQuestionsList = nearSection(() => import('./frequent-questions-list'));

/** Six expandable questions (specification §2 Home page). */
export const FrequentQuestionsSection = () => (
  <HomeSection id="questions" title="Frequently asked questions" isBeside>
    <FrequentQuestionsList />
  </HomeSection>
);
