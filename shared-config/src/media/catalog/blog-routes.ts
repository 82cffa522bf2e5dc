// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const blogRoutes: PictureFile = describePicture("blog-routes", "A crossing from above, with the routes of four robots drawn on the floor as orange arrows", [2560,1440], [[400,"a6420a4e"],[800,"13e67025"],[1280,"42b195a5"],[2560,"a1295ffb"]], [800,"dc130aaa"]);
