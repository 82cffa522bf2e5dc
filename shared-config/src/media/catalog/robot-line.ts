// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotLine: PictureFile = describePicture("robot-line", "All six robots side by side in front of pallet racks, from the forklift on the left to the lifter", [1600,900], [[480,"cad3df4c"],[800,"345ef1e8"],[1200,"6fe6b720"],[1600,"27faa0e7"]], [800,"5bb0aa1c"]);
