// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogRollers: PictureFile = describePicture("blog-rollers", "Rollers of a conveyor robot and of the line it hands a carton to", [1600,900], [[400,"f5020a5c"],[800,"a70fdfb4"],[1280,"cc743c74"]], [800,"187e6b61"]);
