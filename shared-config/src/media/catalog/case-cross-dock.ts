// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseCrossDock: PictureFile = describePicture("case-cross-dock", "A fork robot turns out of a lane of staged pallets with cartons on its forks; a second one and a worker are at the dock doors", [2560,1440], [[400,"1638dafc"],[800,"25b6430f"],[1280,"e4be0545"],[2560,"115005c0"]], [800,"4011dd8d"]);
