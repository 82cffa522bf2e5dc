// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const casePalletising: PictureFile = describePicture("case-palletising", "A lifter carries a pallet of steel flanges through a fire door; behind it wait a forklift of another make and a glowing furnace", [2560,1440], [[400,"723d6e71"],[800,"803dbc59"],[1280,"c3e7376d"],[2560,"34cc5509"]], [800,"43c30aac"]);
