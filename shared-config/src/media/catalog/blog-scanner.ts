// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const blogScanner: PictureFile = describePicture("blog-scanner", "The laser scanner of a lifter from close by", [2560,1440], [[400,"17e2b424"],[800,"bbf3a399"],[1280,"328170e1"],[2560,"74f5ffe9"]], [800,"adab08b3"]);
