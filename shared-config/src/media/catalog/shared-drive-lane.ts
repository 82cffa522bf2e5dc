// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const sharedDriveLane: PictureFile = describePicture("lp1-hero", "A tugger train, a lifter with a pallet and a forklift share one drive lane between pallet racks and a conveyor line", [2560,1440], [[480,"108281c4"],[800,"ed6c15af"],[1280,"10cf7d8e"],[2560,"b398dfdb"]], [800,"8c165110"]);
