import { type RobotVariantName, robotNames, robotPath } from '../robots/robot-names';
import { site } from '../site';
import type { ShortlistItem } from './shortlist';

/** A robot, for the visitor's list. */
export const robotItem = (name: RobotVariantName): ShortlistItem => ({
  label: `${site.robotLineName} ${robotNames[name]}`,
  path: robotPath(name),
});

/** A robot's data sheet, for the visitor's list. */
export const dataSheetItem = (name: RobotVariantName): ShortlistItem => ({
  label: `${robotItem(name).label} data sheet`,
  path: `${robotPath(name)}#data-sheet`,
});
