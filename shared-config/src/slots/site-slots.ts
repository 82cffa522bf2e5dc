import { defineSlot } from 'kit/page/slots/define-slot';
import * as v from 'valibot';
import { robotVariantNames } from '../robots/robot-names';

// Every slot of the site. The page that has one and the remote that fills it change it here together.

const robot = v.picklist(robotVariantNames);

/** On a case study: a calculation with the visitor's own figures, for the robot that was used there. */
export const ownPlant = defineSlot('own-plant', { robot });

/** On a robot's page: the partners that integrate, sell and service it. */
export const robotPartners = defineSlot('robot-partners', { robot });

/** On a robot's page: articles about it. */
export const robotPosts = defineSlot('robot-posts', { robot });
