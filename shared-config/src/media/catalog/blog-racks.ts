// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogRacks: PictureFile = describePicture("blog-racks", "Looking up along an aisle of full pallet racks", [1200,675], [[400,"4e598509"],[800,"0c96d709"],[1200,"72011391"]], [800,"11107c4f"]);
