// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogTrain: PictureFile = describePicture("blog-train", "A tugger train in the drive lane, seen from the floor", [1200,675], [[400,"d2bccfdb"],[800,"cfa4ec0d"],[1200,"d11d1b46"]], [800,"da269850"]);
