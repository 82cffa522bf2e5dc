// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseBottling: PictureFile = describePicture("case-bottling", "A lifter carries a pallet of water bottles away from a bottling line with steel tanks behind it; a worker watches the line", [1600,900], [[400,"e1966999"],[800,"088dd419"],[1280,"0f69581d"]], [800,"ac7161c9"]);
