// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const workAgvTugger: PictureFile = describePicture("work-agv-tugger", "A tugger pulls two trailers with totes along a lane between machining centres", [1600,900], [[480,"9fc025dc"],[800,"29381aff"],[1200,"9cbacf93"],[1600,"b714cdcb"]], [800,"bf0bdc6e"]);
