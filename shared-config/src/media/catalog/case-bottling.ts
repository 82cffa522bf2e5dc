// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseBottling: PictureFile = describePicture("case-bottling", "A lifter carries a pallet of water bottles away from a bottling line with steel tanks behind it; a worker watches the line", [2560,1440], [[400,"0c4bee02"],[800,"7f059f31"],[1280,"4adbe27a"],[2560,"a71576ea"]], [800,"a49fed20"]);
