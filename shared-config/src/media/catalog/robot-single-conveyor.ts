// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotSingleConveyor: PictureFile = describePicture("robot-single-conveyor", "Single conveyor: a mobile robot whose raised roller deck carries one carton", [1200,900], [[480,"095efbce","bb1a4a70"],[800,"a57a23bc","2a001664"],[1200,"0ddf4e93","3255546e"]]);
