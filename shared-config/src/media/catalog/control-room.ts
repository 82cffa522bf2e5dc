// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const controlRoom: PictureFile = describePicture("careers-hero", "An office with plans of a plant and its robots on its screens: two people at their desks, one who points, one with a tablet", [2560,1440], [[480,"bd8edeca"],[800,"d96c2e84"],[1280,"56449147"],[2560,"9bb8c22f"]], [800,"3a287e9d"]);
