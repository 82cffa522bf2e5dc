import { formatFigure } from 'shared-config/robots/format-figure';
import { robotFigures } from 'shared-config/robots/robot-figures';
import { type RobotVariantName, robotNames, robotPath } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import type { SoftwareId } from '../content/application';
import { PictureLinks } from './picture-links';
import { robotPictures } from './robot-pictures';
import { softwareParts } from './software-parts';

/** Who does the work: one to three robots, and a part of the platform. */
type MeansProps = { robots: readonly RobotVariantName[]; software: SoftwareId };

/** The robots and the software that do the work, each with its picture and the way to its page. */
export function Means({ robots, software }: MeansProps) {
  const { name, task, image } = softwareParts[software];
  return (
    <PictureLinks
      links={[
        ...robots.map((robot) => ({
          to: robotPath(robot),
          image: robotPictures[robot],
          title: `${site.robotLineName} ${robotNames[robot]}`,
          text: (
            <>
              carries up to <span className="measured">{formatFigure(robotFigures[robot].payload)}</span>
            </>
          ),
        })),
        { to: `/products/${software}`, image, title: name, text: task },
      ]}
    />
  );
}
