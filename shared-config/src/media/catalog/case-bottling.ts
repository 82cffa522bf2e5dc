// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const caseBottling: PictureFile = describePicture("case-bottling", "A lifter carries a pallet of water bottles away from a bottling line with steel tanks behind it", [2560,1440], [[400,"fce13484"],[800,"977784ce"],[1280,"1d5f0adf"],[2560,"c0c3d6ff"]], [800,"84a86a98"]);
