// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const controlRoom: PictureFile = describePicture("careers-hero", "An office with plans of a hall and its robots on its screens: two people at their desks, one who points, one with a tablet", [1600,900], [[480,"0b15ad95","01ffb176"],[800,"ee3f874a","1b471adf"],[1200,"453b4154","d8413074"],[1600,"274ce98b","4e386db4"]]);
