import { Link } from 'react-router-dom';
import { type RobotVariantName, robotAddress } from 'shared-config/robots';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageSection } from 'shared-ui/page/page-section';
import { Picture } from 'shared-ui/picture';
import { variantMedia } from '../../robot-variant/variant-media';
import { robotVariants } from '../../robot-variant/variants';
import { ScrollTable } from '../../scroll-table/scroll-table';
import { placeLabels, robotAbilities } from '../robot-abilities';
import { figureText } from '../robot-figures';
import styles from './robot-comparison.module.css';

/** Two or three robots, and how to take them all away. */
export type RobotComparisonProps = { names: readonly RobotVariantName[]; onClear: () => void };

const rows: readonly { label: string; value: (name: RobotVariantName) => string }[] = [
  { label: 'Payload Capacity', value: (name) => figureText(name, 'payload') },
  { label: 'Operating Speed', value: (name) => figureText(name, 'speed') },
  { label: 'Run Time', value: (name) => figureText(name, 'runTime') },
  { label: 'Charge Time', value: (name) => figureText(name, 'chargeTime') },
  { label: 'Good at', value: (name) => robotAbilities[name].tasks.join(', ') },
  { label: 'Serves', value: (name) => robotAbilities[name].places.map((place) => placeLabels[place]).join(', ') },
  { label: 'What it is', value: (name) => robotVariants[name].description },
];

/** The chosen robots beside each other, one column each. */
export function RobotComparison({ names, onClear }: RobotComparisonProps) {
  return (
    <PageSection id="side-by-side" title="Side by side">
      <ScrollTable label="Robots side by side">
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                <Picture
                  file={variantMedia[name].film.poster}
                  className={styles.picture}
                  sizes="(width >= 768px) 20rem, 9rem"
                />
                <Link to={robotAddress(name)}>{robotVariants[name].heading}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {names.map((name) => (
                <td key={name}>{value(name)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <p className={styles.actions}>
        <CallToAction inverted size="small" onClick={onClear}>
          Clear comparison
        </CallToAction>
      </p>
    </PageSection>
  );
}
