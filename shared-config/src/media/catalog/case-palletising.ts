// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const casePalletising: PictureFile = describePicture("case-palletising", "A lifter carries a pallet of steel flanges through a fire door; behind it wait a forklift of another make and a glowing furnace", [1600,900], [[400,"030e4c8d"],[800,"4909c005"],[1280,"a05ef8c3"]], [800,"b8a613b5"]);
