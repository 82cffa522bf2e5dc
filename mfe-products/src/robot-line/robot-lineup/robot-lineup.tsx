import { nearSection } from 'kit/page/near-section';
import { Link } from 'react-router-dom';
import { type RobotVariantName, robotNames, robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { robotSpecifications } from 'shared-config/robots/robot-specifications';
import { PageSection } from 'shared-ui/page/page-section';
import { useFormatFigure } from 'shared-ui/units/use-units';
import styles from './robot-lineup.module.css';

/** It knows the outlines of all robots. */
const LineupView = nearSection(() => import('./lineup-view'));

/** The six robots from the side, at one scale and on one floor, with their lengths and heights. */
export function RobotLineup() {
  return (
    <PageSection id="sizes" title="All six at one scale" level="section">
      <div className={styles.lineup}>
        <ul className={styles.robots}>
          {robotVariantNames.map((name) => (
            <li key={name} className={styles.robot}>
              <div className={styles.floor}>
                <LineupView name={name} />
              </div>
              <p className={styles.words}>
                <Link to={robotPath(name)}>{robotNames[name]}</Link>
                <Sizes name={name} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.hint}>Seen from the side, without loads and trailers. The lines are a metre apart.</p>
    </PageSection>
  );
}

/** On its own, so that a change of units does not reach the drawings. */
function Sizes({ name }: { name: RobotVariantName }) {
  const format = useFormatFigure();
  const { length, height } = robotSpecifications[name];
  return (
    <>
      <span>
        <span className="measured">{format(length)}</span> long
      </span>
      <span>
        <span className="measured">{format(height)}</span> high
      </span>
    </>
  );
}
