import { lazy, memo, Suspense } from 'react';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
// With the page's styles: the HTML has them long before their script.
import 'shared-ui/page/seen-at-work.module.css';
import './references.module.css';

/** They stand in the HTML, far below the first view; what they are derived from comes after its scripts. */
const References = lazy(() => import('./references'));

/**
 * Where a robot works, who works with it, and what it works with. Memoised, because an update of the page that reaches them before
 * they are hydrated would take them away until their script is there.
 */
export const RobotReferences = memo(function RobotReferences({ name }: { name: RobotVariantName }) {
  return (
    <Suspense>
      <References name={name} />
    </Suspense>
  );
});
