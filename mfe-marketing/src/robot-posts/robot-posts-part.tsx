import { definePart } from 'kit/page/slots/define-slot';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { robotPosts } from 'shared-config/slots/site-slots';
import { blogs } from '../lists/blogs';
import { AddressLink } from '../page/address-link';
import styles from './robot-posts-part.module.css';

/** The two newest articles about a robot. */
function RobotPosts({ robot }: { robot: RobotVariantName }) {
  return (
    <ul className={styles.posts}>
      {blogs
        .filter(({ robots }) => robots.includes(robot))
        .slice(0, 2)
        .map(({ id, title, link }) => (
          <li key={id}>
            <AddressLink className={undefined} to={link}>
              {title}
            </AddressLink>
          </li>
        ))}
    </ul>
  );
}

export default definePart(robotPosts, RobotPosts);
