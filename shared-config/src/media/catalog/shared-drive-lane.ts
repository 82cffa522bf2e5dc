// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const sharedDriveLane: PictureFile = describePicture("lp1-hero", "A tugger train, a lifter with a pallet and a forklift share one drive lane between pallet racks and a conveyor line", [1868,1050], [[480,"5d2aa5cb"],[800,"ae30c595"],[1280,"ee872f2b"],[1868,"18e7e853"]], [800,"3ddf3899"]);
