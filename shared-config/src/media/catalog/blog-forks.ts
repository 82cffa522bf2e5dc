// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const blogForks: PictureFile = describePicture("blog-forks", "A fork robot approaches a pallet of cartons on the floor", [1200,675], [[400,"ac9a3b13"],[800,"b3facbc2"],[1200,"86f9c7a5"]], [800,"30d4e238"]);
