import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { PageSection } from 'shared-ui/page/page-section';
import { SeenAtWork } from 'shared-ui/page/seen-at-work';
import { robotStudies } from '../robots/robot-uses';
import { RobotCompanionsList } from './robot-companions-list';
import { RobotUsesList } from './robot-uses-list';

/** Where a robot works, who works with it, and what it works with: derived from everything that names it. */
export function RobotReferences({ name }: { name: RobotVariantName }) {
  return (
    <>
      <PageSection id="used" title="Applications">
        <RobotUsesList name={name} />
      </PageSection>
      <SeenAtWork studies={robotStudies(name)} />
      <PageSection id="works-with" title="Works with" layout="beside">
        <RobotCompanionsList name={name} />
      </PageSection>
    </>
  );
}
