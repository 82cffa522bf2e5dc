// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const blogCharging: PictureFile = describePicture("blog-charging", "Lifters at their charging stations", [2560,1440], [[400,"bb5ee8bd"],[800,"1a3094b5"],[1280,"fda132c3"],[2560,"51523c92"]], [800,"7d1d97fe"]);
