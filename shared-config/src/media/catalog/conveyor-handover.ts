// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const conveyorHandover: PictureFile = describePicture("partners-hero", "A conveyor robot hands a carton over to a conveyor line with packing tables behind it", [1600,900], [[480,"844fcb34"],[800,"ada1578e"],[1200,"9131adc3"],[1600,"5aa2465f"]], [800,"a8d17894"]);
