// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const robotLine: PictureFile = describePicture("robot-line", "All six robots side by side in front of pallet racks, from the forklift on the left to the lifter", [2560,1440], [[480,"117c3ccf"],[800,"17a8a02e"],[1280,"9a14568c"],[2560,"a09b76d2"]], [800,"8d34323d"]);
