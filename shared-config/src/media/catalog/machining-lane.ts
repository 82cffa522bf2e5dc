// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const machiningLane: PictureFile = describePicture("about-hero", "A lifter and a tugger train drive between two rows of machining centres", [1600,900], [[480,"4f3bb692"],[800,"c42224f7"],[1200,"5fe02b1f"],[1600,"6ce289c6"]], [800,"5fd72be4"]);
