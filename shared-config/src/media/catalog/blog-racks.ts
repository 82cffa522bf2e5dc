// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogRacks: PictureFile = describePicture("blog-racks", "Looking up along an aisle of full pallet racks", [2560,1440], [[400,"7fcea229"],[800,"1e9ea842"],[1280,"135f155f"],[2560,"947d8c00"]], [800,"5ac8e2d3"]);
