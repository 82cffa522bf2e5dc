// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const machiningLane: PictureFile = describePicture("about-hero", "A lifter and a tugger train drive between two rows of machining centres", [2560,1440], [[480,"91a96ba2"],[800,"85422986"],[1280,"8c7e273d"],[2560,"a3c9b89e"]], [800,"633a4771"]);
