import { type RobotVariantName, robotNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';

/** The title of the line's page, and the subject of an enquiry from it. */
export const lineTitle = `${site.robotLineName} robots`;

/** Address of that page. */
export const linePath = '/products/Mag';

/** What a robot is called in full, as the heading of its page. */
export const robotTitle = (name: RobotVariantName): string => `${site.robotLineName} ${robotNames[name]}`;
