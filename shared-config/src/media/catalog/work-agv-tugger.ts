// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const workAgvTugger: PictureFile = describePicture("work-agv-tugger", "A tugger pulls two trailers with totes along a lane past machining centres and stacks of tyres", [1600,900], [[480,"ed8b06c2"],[800,"bff74462"],[1200,"13897828"],[1600,"24759185"]], [800,"e778bbfd"]);
