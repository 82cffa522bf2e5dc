import { nearSection } from 'kit/page/near-section';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
// With the page's styles: the HTML has them long before their script.
import 'shared-ui/drawing.module.css';
import styles from './specifications.module.css';

/** They know the outlines and the figures of all robots. */
const Drawings = nearSection(() => import('./drawings'));
const SpecificationTables = nearSection(() => import('./specification-tables'));

/** The dimension drawing of a robot, and everything that is known of it, in tables. */
export const Specifications = ({ name }: { name: RobotVariantName }) => (
  <div className={styles.specifications}>
    <div className={styles.drawings}>
      <Drawings name={name} />
    </div>
    <div className={styles.groups}>
      <SpecificationTables name={name} />
    </div>
  </div>
);
