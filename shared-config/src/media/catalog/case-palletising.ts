// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const casePalletising: PictureFile = describePicture("case-palletising", "A lifter carries a pallet of steel flanges through a fire door; behind it wait a forklift of another make and a glowing furnace", [2560,1440], [[400,"139bd8fd"],[800,"eab672ea"],[1280,"9768a403"],[2560,"ec858281"]], [800,"e3635239"]);
