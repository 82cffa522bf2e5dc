import { Picture } from 'kit/page/picture';
import { Link } from 'react-router-dom';
import { type RobotVariantName, robotPath } from 'shared-config/robots/robot-names';
import { PageSection } from 'shared-ui/page/page-section';
import { SeenAtWork } from 'shared-ui/page/seen-at-work';
import { robotTitle } from '../../robots/line-names';
import { robotCompanions, robotStudies, robotUses } from '../../robots/robot-uses';
import { softwareNames } from '../../robots/software-names';
import styles from './references.module.css';

/** The applications, case studies and companions of a robot: derived from everything that names it. */
export default function References({ name }: { name: RobotVariantName }) {
  return (
    <>
      <PageSection id="used" title="Applications">
        <Uses name={name} />
      </PageSection>
      <SeenAtWork studies={robotStudies(name)} />
      <PageSection id="works-with" title="Works with" layout="beside" level="utility">
        <Companions name={name} />
      </PageSection>
    </>
  );
}

function Uses({ name }: { name: RobotVariantName }) {
  return (
    <ul className={styles.uses}>
      {robotUses(name).map(({ title, url, image }) => (
        <li key={url}>
          <Link className={styles.link} to={url}>
            <Picture
              file={image}
              alt=""
              className={styles.picture}
              maxWidth={800}
              sizes="(width >= 1408px) 400px, (width >= 768px) 33vw, calc(100vw - 2.5rem)"
            />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Companions({ name }: { name: RobotVariantName }) {
  const { robots, software } = robotCompanions(name);
  return (
    <ul className={styles.companions}>
      {software.map((id) => (
        <li key={id}>
          <Link to={`/products/${id}`}>{softwareNames[id]}</Link>
        </li>
      ))}
      {robots.map((robot) => (
        <li key={robot}>
          <Link to={robotPath(robot)}>{robotTitle(robot)}</Link>
        </li>
      ))}
    </ul>
  );
}
