// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const workSingleConveyor: PictureFile = describePicture("work-single-conveyor", "A single conveyor robot docks at a conveyor line with a carton on its deck, packing tables behind it", [1600,900], [[480,"509cbdf2"],[800,"bc34cfd3"],[1200,"4c2366f4"],[1600,"8574c2ca"]], [800,"67941dbf"]);
