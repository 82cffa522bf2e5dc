// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotLine: PictureFile = describePicture("robot-line", "All six robots side by side in front of pallet racks, from the forklift on the left to the lifter", [1600,900], [[480,"d2e55c62"],[800,"3e6a1fa0"],[1200,"2fbac50c"],[1600,"17c1b82b"]], [800,"70098af6"]);
