// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const machiningLane: PictureFile = describePicture("about-hero", "A lifter and a tugger train drive between two rows of machining centres", [2560,1440], [[480,"ebbeea83"],[800,"b88f3501"],[1280,"1e71c741"],[2560,"eeee445b"]], [800,"6e58419b"]);
