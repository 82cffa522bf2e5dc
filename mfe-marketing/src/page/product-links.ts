import { robotPictures } from 'shared-config/media/robot-pictures';
import type { SoftwareId } from 'shared-config/references/application';
import { type RobotVariantName, robotNames, robotPath } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { softwareParts, softwareScreen } from './software-parts';

/** A robot's page, its picture and its name. */
export const robotLink = (robot: RobotVariantName) => ({
  to: robotPath(robot),
  image: robotPictures[robot],
  title: `${site.robotLineName} ${robotNames[robot]}`,
});

/** The page of a part of the platform, its screen and its name. */
export const softwareLink = (software: SoftwareId) => ({
  to: `/products/${software}`,
  drawing: softwareScreen(software),
  title: softwareParts[software].name,
});
