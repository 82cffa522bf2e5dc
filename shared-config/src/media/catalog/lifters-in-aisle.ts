// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const liftersInAisle: PictureFile = describePicture("hero-home", "Two lifter robots pass each other in an aisle between full pallet racks, one carrying a pallet of cartons", [2560,1440], [[480,"8246958d"],[800,"07b48e67"],[1280,"0eabc591"],[2560,"5a1ef8c7"]], [800,"9195b46a"]);
