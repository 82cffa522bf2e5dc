// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogTrain: PictureFile = describePicture("blog-train", "A tugger train in the drive lane beside full pallet racks, seen from the floor", [1600,900], [[400,"42ce9d57"],[800,"d10fa495"],[1280,"4f93683a"]], [800,"fa6089d0"]);
