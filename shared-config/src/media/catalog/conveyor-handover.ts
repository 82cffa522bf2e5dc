// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const conveyorHandover: PictureFile = describePicture("partners-hero", "A conveyor robot hands a carton over to a conveyor line with packing tables behind it", [1600,900], [[480,"844fcb34","71d7a99a"],[800,"ada1578e","a8d17894"],[1200,"9131adc3","83bdaa69"],[1600,"5aa2465f","128f08aa"]]);
