import { lazy, memo, Suspense } from 'react';
import { HomeSection } from './home-section';

/** They stand in the HTML as native disclosures; their script comes after those of the first view. */
const FrequentQuestionsList = lazy(() => import('./frequent-questions-list'));

/**
 * Six expandable questions (specification §2 Home page). Memoised, because an update of the page that reaches them before they are
 * hydrated would take them away until their script is there.
 */
export const FrequentQuestionsSection = memo(function FrequentQuestionsSection() {
  return (
    <HomeSection id="questions" title="Frequently asked questions" isBeside>
      <Suspense>
        <FrequentQuestionsList />
      </Suspense>
    </HomeSection>
  );
});
