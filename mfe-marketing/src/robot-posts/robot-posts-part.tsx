import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { definePart } from 'shared-config/slots/define-slot';
import { robotPosts } from 'shared-config/slots/site-slots';
import { PageSection } from 'shared-ui/page/page-section';
import { blogs } from '../content/blogs';
import { AddressLink } from '../page/address-link';
import styles from './robot-posts-part.module.css';

/** Articles about a robot, the newest first. */
function RobotPosts({ robot }: { robot: RobotVariantName }) {
  return (
    <PageSection id="posts" title="From the blog" layout="beside" level="utility">
      <ul className={styles.posts}>
        {blogs
          .filter(({ robots }) => robots.includes(robot))
          .map(({ id, category, title, link }) => (
            <li key={id}>
              <AddressLink className={undefined} to={link}>
                {title}
              </AddressLink>
              <span className={styles.category}>{category}</span>
            </li>
          ))}
      </ul>
    </PageSection>
  );
}

export default definePart(robotPosts, RobotPosts);
