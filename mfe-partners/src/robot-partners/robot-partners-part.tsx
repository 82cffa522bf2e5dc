import { Link } from 'react-router-dom';
import { type RobotVariantName, robotNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { definePart } from 'shared-config/slots/define-slot';
import { robotPartners } from 'shared-config/slots/site-slots';
import { PageSection } from 'shared-ui/page/page-section';
import { PartnerLogos } from '../partner-frame/partner-logos';
import styles from './robot-partners-part.module.css';

/** Who integrates, sells and services a robot. */
function RobotPartners({ robot }: { robot: RobotVariantName }) {
  return (
    <PageSection id="partners" title="Partners" layout="beside" level="utility">
      <p className={styles.text}>
        The {site.robotLineName} {robotNames[robot]} comes from us, or from a partner near you who plans, installs and
        maintains it. Are you one? <Link to="/tech-partner">Integrate it</Link>, or{' '}
        <Link to="/our-solution">sell it</Link>.
      </p>
      <PartnerLogos />
    </PageSection>
  );
}

export default definePart(robotPartners, RobotPartners);
