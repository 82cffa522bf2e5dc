// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogRacks: PictureFile = describePicture("blog-racks", "Looking up along an aisle of full pallet racks", [1200,675], [[400,"4e598509","2240dff4"],[800,"0c96d709","11107c4f"],[1200,"72011391","a305e783"]]);
