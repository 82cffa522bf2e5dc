import { lazy, memo, Suspense } from 'react';
// With the page's styles: the HTML has them long before their script.
import 'shared-ui/page/seen-at-work.module.css';

/** They stand in the HTML, far below the first view; what they are taken from comes after its scripts. */
const LineStudies = lazy(() => import('./line-studies'));

/** Where the line is at work. Memoised, because an update of the page that reaches it before it is hydrated would take it away for a moment. */
export const LineProof = memo(function LineProof() {
  return (
    <Suspense>
      <LineStudies />
    </Suspense>
  );
});
