// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const machiningLane: PictureFile = describePicture("about-hero", "A lifter and a tugger train drive between two rows of machining centres", [1600,900], [[480,"26543f00"],[800,"5602b8ee"],[1200,"1e982492"],[1600,"0cb3a524"]], [800,"9c3999db"]);
