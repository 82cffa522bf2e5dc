// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const industryDistribution: PictureFile = describePicture("industry-distribution", "A dock area from above: fork robots, a lifter and staged pallets in front of the doors", [1600,900], [[480,"5b518d42","fdcf5b62"],[800,"01b17cf3","0d7146cf"],[1200,"70de0476","beedb997"],[1600,"2eacd721","baa83a84"]]);
