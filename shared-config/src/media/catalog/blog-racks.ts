// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const blogRacks: PictureFile = describePicture("blog-racks", "Looking up along an aisle of full pallet racks", [2560,1440], [[400,"53a6feb7"],[800,"a5743d0d"],[1280,"0f51271e"],[2560,"c9c1e2c9"]], [800,"8579ebe8"]);
