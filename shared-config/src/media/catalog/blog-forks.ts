// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const blogForks: PictureFile = describePicture("blog-forks", "A fork robot approaches a pallet of cartons on the floor", [2560,1440], [[400,"8fa5df28"],[800,"53d0dd42"],[1280,"7dba701c"],[2560,"a2fac5f6"]], [800,"b1b5d80b"]);
