// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogScanner: PictureFile = describePicture("blog-scanner", "The laser scanner of a lifter from close by", [1600,900], [[400,"c614f199"],[800,"f41c864b"],[1200,"03d1b73d"]], [800,"d5bfb13e"]);
