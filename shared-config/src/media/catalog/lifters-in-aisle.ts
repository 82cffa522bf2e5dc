// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const liftersInAisle: PictureFile = describePicture("hero-home", "Two lifter robots pass each other in an aisle between full pallet racks, one carrying a pallet of cartons", [1920,1080], [[480,"dc099f35","8c1cbbb2"],[800,"16670d38","79db7378"],[1280,"e6c403be","a13184ca"],[1920,"7f03cbbe","bd6f5374"]]);
