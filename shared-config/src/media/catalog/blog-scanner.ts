// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogScanner: PictureFile = describePicture("blog-scanner", "The laser scanner of a lifter from close by", [1200,675], [[400,"e6358fbe"],[800,"3c6f7a4f"],[1200,"e74420b8"]], [800,"4fe9fd69"]);
