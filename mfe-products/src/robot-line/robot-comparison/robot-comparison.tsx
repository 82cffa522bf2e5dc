import { Link } from 'react-router-dom';
import { formatFigure } from 'shared-config/robots/format-figure';
import { robotFigures } from 'shared-config/robots/robot-figures';
import { type RobotVariantName, robotPath } from 'shared-config/robots/robot-names';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageSection } from 'shared-ui/page/page-section';
import { figureLabels, figureNames } from '../../robots/figure-labels';
import { RobotPicture } from '../../robots/robot-picture';
import { placeLabels, robotPlaces, robotTasks } from '../../robots/robot-tasks';
import { robotTexts } from '../../robots/robot-texts';
import { ScrollTable } from '../../scroll-table/scroll-table';
import styles from './robot-comparison.module.css';

/** Two or three robots, and how to take them all away. */
type RobotComparisonProps = { names: readonly RobotVariantName[]; onClear: () => void };

const rows: readonly { label: string; isFigure?: boolean; value: (name: RobotVariantName) => string }[] = [
  ...figureNames.map((figure) => ({
    label: figureLabels[figure],
    isFigure: true,
    value: (name: RobotVariantName) => formatFigure(robotFigures[name][figure]),
  })),
  { label: 'Good at', value: (name) => robotTasks[name].join(', ') },
  { label: 'Serves', value: (name) => robotPlaces[name].map((place) => placeLabels[place]).join(', ') },
  { label: 'What it is', value: (name) => robotTexts[name].description },
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
                <RobotPicture name={name} className={styles.picture} sizes="(width >= 768px) 20rem, 9rem" />
                <Link to={robotPath(name)}>{robotTexts[name].heading}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, isFigure, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {names.map((name) => (
                <td key={name} className={isFigure ? 'measured' : undefined}>
                  {value(name)}
                </td>
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
