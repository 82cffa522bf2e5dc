// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const caseCrossDock: PictureFile = describePicture("case-cross-dock", "A fork robot turns out of a lane of staged pallets with cartons on its forks; a second one is at the dock doors", [2560,1440], [[400,"87558d5b"],[800,"f4d2df8c"],[1280,"1ca6ba52"],[2560,"0366fd9e"]], [800,"ced2017e"]);
