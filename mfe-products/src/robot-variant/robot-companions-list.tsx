import { Link } from 'react-router-dom';
import { type RobotVariantName, robotPath } from 'shared-config/robots/robot-names';
import { robotTexts } from '../robots/robot-texts';
import { robotCompanions } from '../robots/robot-uses';
import { softwareNames } from '../robots/software-names';
import styles from './robot-companions-list.module.css';

/** The robots and the software that a robot works with, as links. */
export function RobotCompanionsList({ name }: { name: RobotVariantName }) {
  const { robots, software } = robotCompanions(name);
  const links = [
    ...software.map((id) => ({ to: `/products/${id}`, title: softwareNames[id] })),
    ...robots.map((robot) => ({ to: robotPath(robot), title: robotTexts[robot].heading })),
  ];
  return (
    <ul className={styles.companions}>
      {links.map(({ to, title }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
