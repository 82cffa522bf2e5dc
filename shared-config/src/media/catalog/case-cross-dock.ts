// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseCrossDock: PictureFile = describePicture("case-cross-dock", "A fork robot drives a pallet through a dock door", [1200,675], [[400,"b3793c38"],[800,"7922fb7d"],[1200,"b3ded886"]], [800,"239cbb14"]);
