// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const workSingleConveyor: PictureFile = describePicture("work-single-conveyor", "A single conveyor robot docks at a conveyor line with a carton on its deck, packing tables behind it", [1600,900], [[480,"9df7cb31"],[800,"e2d3dcb1"],[1200,"6c180b75"],[1600,"b24f5431"]], [800,"bed05f4f"]);
