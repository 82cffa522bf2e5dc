// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const blogTrain: PictureFile = describePicture("blog-train", "A tugger train in the drive lane beside full pallet racks, seen from the floor", [2560,1440], [[400,"75caf707"],[800,"c06f6c77"],[1280,"d801771c"],[2560,"5a444493"]], [800,"48fcfb6b"]);
