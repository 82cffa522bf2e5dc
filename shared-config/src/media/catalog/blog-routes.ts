// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogRoutes: PictureFile = describePicture("blog-routes", "A crossing from above, with the routes of four robots drawn on the floor", [1200,675], [[400,"ff3f917f"],[800,"0fb944a9"],[1200,"e7b73485"]], [800,"e29f45c7"]);
