// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const workAgvTugger: PictureFile = describePicture("work-agv-tugger", "A tugger pulls two trailers with totes along a lane past machining centres and stacks of tyres", [2560,1440], [[480,"8e2f680f"],[800,"4076579c"],[1280,"5bde3819"],[2560,"7f290c85"]], [800,"85a18262"]);
