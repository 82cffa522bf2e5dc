// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const sharedDriveLane: PictureFile = describePicture("lp1-hero", "A lifter with a pallet, a tugger train and a forklift share one drive lane beside a conveyor line", [1600,900], [[480,"b339ff2f"],[800,"1add525a"],[1200,"a3d33814"],[1600,"346f5f60"]], [800,"ef91b3fe"]);
