// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const liftersInAisle: PictureFile = describePicture("hero-home", "Two lifter robots pass each other in an aisle between full pallet racks, one carrying a pallet of cartons", [1920,1080], [[480,"dc099f35"],[800,"16670d38"],[1280,"e6c403be"],[1920,"7f03cbbe"]], [800,"79db7378"]);
