// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const controlRoom: PictureFile = describePicture("careers-hero", "An office with plans of a plant and its robots on its screens: two people at their desks, one who points, one with a tablet", [1600,900], [[480,"1395b8d3"],[800,"625770a0"],[1200,"032abc9d"],[1600,"6be4021a"]], [800,"1b471adf"]);
