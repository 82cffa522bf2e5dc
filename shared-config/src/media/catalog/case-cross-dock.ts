// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseCrossDock: PictureFile = describePicture("case-cross-dock", "A fork robot turns out of a lane of staged pallets with cartons on its forks; a second one and a worker are at the dock doors", [1600,900], [[400,"5886acee"],[800,"5b02a647"],[1280,"b5780d9e"]], [800,"18cbd586"]);
