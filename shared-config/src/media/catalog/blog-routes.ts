// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogRoutes: PictureFile = describePicture("blog-routes", "A crossing from above, with the routes of four robots drawn on the floor as orange arrows", [1600,900], [[400,"1603fe74"],[800,"c7caae4b"],[1280,"929e5ae1"]], [800,"04bac2cf"]);
