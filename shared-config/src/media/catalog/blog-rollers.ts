// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogRollers: PictureFile = describePicture("blog-rollers", "Rollers of a conveyor robot and of the line it hands a carton to", [1200,675], [[400,"74e5330a"],[800,"eb7f0629"],[1200,"aab09458"]], [800,"0a208c8d"]);
