// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const liftersInAisle: PictureFile = describePicture("hero-home", "Two lifter robots pass each other in an aisle between full pallet racks, one carrying a pallet of cartons", [1600,900], [[480,"37df8848","425b0217"],[800,"1bdcb8fc","2c385a5f"],[1200,"0a96f355","9757269f"],[1600,"30d14c1a","e00076cc"]]);
