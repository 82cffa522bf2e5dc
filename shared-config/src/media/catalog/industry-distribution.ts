// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const industryDistribution: PictureFile = describePicture("industry-distribution", "A dock area from above: fork robots, a lifter and staged pallets in front of the doors", [1600,900], [[480,"5b518d42"],[800,"01b17cf3"],[1200,"70de0476"],[1600,"2eacd721"]], [800,"0d7146cf"]);
