// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogCharging: PictureFile = describePicture("blog-charging", "Lifters at their charging stations", [1600,900], [[400,"179156a6"],[800,"a23c0811"],[1280,"1570d8f1"]], [800,"228722a5"]);
