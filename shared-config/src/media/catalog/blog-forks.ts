// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogForks: PictureFile = describePicture("blog-forks", "A fork robot approaches a pallet of cartons on the floor", [2560,1440], [[400,"9a5376f6"],[800,"4787fecc"],[1280,"102bc442"],[2560,"92cae908"]], [800,"92a3604f"]);
