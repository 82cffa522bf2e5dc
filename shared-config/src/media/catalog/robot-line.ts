// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotLine: PictureFile = describePicture("robot-line", "All six robots side by side in front of pallet racks, from the forklift on the left to the lifter", [1600,900], [[480,"d2e55c62","2ceb55e9"],[800,"3e6a1fa0","70098af6"],[1200,"2fbac50c","98799175"],[1600,"17c1b82b","104b0c64"]]);
