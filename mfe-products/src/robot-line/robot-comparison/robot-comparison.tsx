import { Link } from 'react-router-dom';
import { convertFigure, type UnitSystem } from 'shared-config/robots/convert-figure';
import { formatFigure } from 'shared-config/robots/format-figure';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { type RobotVariantName, robotPath } from 'shared-config/robots/robot-names';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageSection } from 'shared-ui/page/page-section';
import { figureLabels, figureNames } from '../../robots/figure-labels';
import { RobotPicture } from '../../robots/robot-picture';
import { describeTasks, placeLabels, robotPlaces } from '../../robots/robot-tasks';
import { robotTexts } from '../../robots/robot-texts';
import { groupSpecifications, writeRow } from '../../robots/specification-groups';
import { useUnits } from '../../units/use-units';
import { StackedTable } from '../stacked-table/stacked-table';
import styles from './robot-comparison.module.css';

type RobotComparisonProps = { names: readonly RobotVariantName[]; onClear: () => void };

type Row = { label: string; isFigure?: boolean; value: (name: RobotVariantName, units: UnitSystem) => string };

/** The specifications by which robots are told apart, by the labels that every one of them has. */
const compared = [
  'Length',
  'Width',
  'Height',
  'Weight with battery',
  'Turning circle',
  'Aisle, one way',
  'Docking accuracy',
  'Noise',
];

const rows: readonly Row[] = [
  ...figureNames.map(
    (figure): Row => ({
      label: figureLabels[figure],
      isFigure: true,
      value: (name, units) => formatFigure(convertFigure(robotKeyFigures[name][figure], units)),
    }),
  ),
  ...compared.map(
    (label): Row => ({
      label,
      isFigure: true,
      value: (name, units) => {
        const specifications = groupSpecifications(name).flatMap((group) => group.rows);
        const row = specifications.find((each) => each.label === label);
        return row ? writeRow(row, units) : '';
      },
    }),
  ),
  { label: 'Tasks', value: (name) => describeTasks(name) },
  { label: 'Serves', value: (name) => robotPlaces[name].map((place) => placeLabels[place]).join(', ') },
  { label: 'What it is', value: (name) => robotTexts[name].description },
];

/** The chosen robots beside each other, one column each. */
export function RobotComparison({ names, onClear }: RobotComparisonProps) {
  const units = useUnits();
  return (
    <PageSection id="side-by-side" title="Side by side">
      <StackedTable label="Robots side by side" className={styles.comparison}>
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
                <td key={name} className={isFigure ? 'measured' : styles.words}>
                  {value(name, units)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </StackedTable>
      <p className={styles.actions}>
        <CallToAction inverted size="small" onClick={onClear}>
          Clear comparison
        </CallToAction>
      </p>
    </PageSection>
  );
}
