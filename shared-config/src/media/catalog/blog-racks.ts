// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogRacks: PictureFile = describePicture("blog-racks", "Looking up along an aisle of full pallet racks", [1600,900], [[400,"11563595"],[800,"67eb1765"],[1280,"218185cc"]], [800,"a0c95b6e"]);
