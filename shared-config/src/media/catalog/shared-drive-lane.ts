// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const sharedDriveLane: PictureFile = describePicture("lp1-hero", "A tugger train, a lifter with a pallet and a forklift share one drive lane between pallet racks and a conveyor line", [1600,900], [[480,"dc7987fe"],[800,"ba7c7226"],[1200,"bf7c7c32"],[1600,"72dba65d"]], [800,"1fa833bc"]);
