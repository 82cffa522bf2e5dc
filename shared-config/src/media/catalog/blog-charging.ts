// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogCharging: PictureFile = describePicture("blog-charging", "Lifters at their charging stations", [1200,675], [[400,"c29ce369"],[800,"c29a2cb0"],[1200,"e6d2f02a"]], [800,"79e386af"]);
