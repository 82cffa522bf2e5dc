// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotSingleConveyor: PictureFile = describePicture("robot-single-conveyor", "Single conveyor: a mobile robot whose raised roller deck carries one carton", [1280,960], [[480,"71c4d75c","fffeadb7"],[800,"01bd966c","571b843e"],[1200,"853f6d8b","516b5628"]]);
