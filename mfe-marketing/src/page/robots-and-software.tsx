import type { SoftwareId } from 'shared-config/references/application';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { payloadVerb } from 'shared-config/robots/robot-payloads';
import { useFormatFigure } from 'shared-ui/units/use-units';
import { PictureLinks } from './picture-links';
import { robotLink, softwareLink } from './product-links';
import { softwareParts } from './software-parts';

/** The robots that do the work, one to three, and a part of the platform. */
type RobotsAndSoftwareProps = { robots: readonly RobotVariantName[]; software: SoftwareId };

/** The robots and the software that do the work, each with its picture and the way to its page. */
export function RobotsAndSoftware({ robots, software }: RobotsAndSoftwareProps) {
  const format = useFormatFigure();
  return (
    <PictureLinks
      links={[
        ...robots.map((robot) => ({
          ...robotLink(robot),
          text: (
            <>
              {payloadVerb(robot)} up to <span className="measured">{format(robotKeyFigures[robot].payload)}</span>
            </>
          ),
        })),
        { ...softwareLink(software), text: softwareParts[software].task },
      ]}
    />
  );
}
