// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseCrossDock: PictureFile = describePicture("case-cross-dock", "A fork robot drives a pallet through a dock door", [1200,675], [[400,"b3793c38","abdaf2ff"],[800,"7922fb7d","239cbb14"],[1200,"b3ded886","9e9d5937"]]);
