import { lazy, memo, Suspense } from 'react';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
// With the page's styles: the HTML has them long before their script.
import 'shared-ui/drawing.module.css';
import styles from './specifications.module.css';

/** Both stand in the HTML; the outlines and the figures of all robots come after the script of the first view. */
const Drawings = lazy(() => import('./drawings'));
const SpecificationTables = lazy(() => import('./specification-tables'));

/**
 * The dimension drawing of a robot, and everything that is known of it, in tables. Memoised, because an update of the page that
 * reaches either before it is hydrated would take it away until its script is there.
 */
export const Specifications = memo(function Specifications({ name }: { name: RobotVariantName }) {
  return (
    <div className={styles.specifications}>
      <div className={styles.drawings}>
        <Suspense>
          <Drawings name={name} />
        </Suspense>
      </div>
      <div className={styles.groups}>
        <Suspense>
          <SpecificationTables name={name} />
        </Suspense>
      </div>
    </div>
  );
});
