// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const sharedDriveLane: PictureFile = describePicture("lp1-hero", "A tugger train, a lifter with a pallet and a forklift share one drive lane between pallet racks and a conveyor line", [1868,1050], [[480,"ee785c95"],[800,"8bd3804e"],[1280,"9dd153c1"],[1868,"b793dca2"]], [800,"72766295"]);
