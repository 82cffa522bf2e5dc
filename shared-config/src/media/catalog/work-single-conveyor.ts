// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const workSingleConveyor: PictureFile = describePicture("work-single-conveyor", "A single conveyor robot docks at a conveyor line with a carton on its deck", [1600,900], [[480,"3cc3c320"],[800,"f357ed77"],[1200,"91e5e1fb"],[1600,"bd4e015d"]], [800,"3cb41527"]);
