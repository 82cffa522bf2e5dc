// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const workAgvTugger: PictureFile = describePicture("work-agv-tugger", "A tugger pulls two trailers with totes along a lane past machining centres and stacks of tyres", [2560,1440], [[480,"a306924b"],[800,"1e3b0cb4"],[1280,"0058e809"],[2560,"67d48cba"]], [800,"ffeabb52"]);
