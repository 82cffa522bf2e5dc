// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const blogRollers: PictureFile = describePicture("blog-rollers", "Rollers of a conveyor robot and of the line it hands a carton to", [2560,1440], [[400,"78bb1fec"],[800,"7d9840ec"],[1280,"b5230ed3"],[2560,"c6c67b84"]], [800,"963e9346"]);
