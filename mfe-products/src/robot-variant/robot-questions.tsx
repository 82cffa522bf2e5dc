import { lazy, memo, Suspense } from 'react';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
// With the page's styles: the HTML has them long before their script.
import 'shared-ui/accordion.module.css';

/** They stand in the HTML as native disclosures, far below the first view; their script comes after its scripts. */
const RobotQuestionsList = lazy(() => import('./robot-questions-list'));

/** The questions about a robot. Memoised for the same reason as `RobotReferences`. */
export const RobotQuestions = memo(function RobotQuestions({ name }: { name: RobotVariantName }) {
  return (
    <Suspense>
      <RobotQuestionsList name={name} />
    </Suspense>
  );
});
