// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogForks: PictureFile = describePicture("blog-forks", "A fork robot approaches a pallet of cartons on the floor, a worker with a tablet beyond it", [1600,900], [[400,"1db4c9e4"],[800,"4663f4a5"],[1280,"6f8e62aa"]], [800,"a7a29d47"]);
