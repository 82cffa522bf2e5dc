// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotSingleConveyor: PictureFile = describePicture("robot-single-conveyor", "Single conveyor: a mobile robot whose raised roller deck carries one carton", [1280,960], [[480,"35aef9eb","fffeadb7"],[800,"f4571d4e","571b843e"],[1280,"55463a8f","3edc2ea6"]]);
