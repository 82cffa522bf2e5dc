import { definePart } from 'kit/page/slots/define-slot';
import { Link } from 'react-router-dom';
import { type RobotVariantName, robotNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { robotPartners } from 'shared-config/slots/site-slots';
import { PartnerLogos } from '../partner-frame/partner-logos';
import styles from './robot-partners-part.module.css';

/** The partners that integrate, sell and service a robot. */
function RobotPartners({ robot }: { robot: RobotVariantName }) {
  return (
    <>
      <p className={styles.text}>
        {`Our partners install and maintain the ${site.robotLineName} ${robotNames[robot]} near you. Are you one? `}
        <Link to="/partner-with-us">Partner with us</Link>
      </p>
      <PartnerLogos count={4} />
    </>
  );
}

export default definePart(robotPartners, RobotPartners);
