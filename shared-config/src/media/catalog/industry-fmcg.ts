// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const industryFmcg: PictureFile = describePicture("industry-fmcg", "A lifter carries a pallet of bottles past more pallets of drinks", [2560,1440], [[480,"4bc0d4d6"],[800,"c5388bc2"],[1280,"32f891bd"],[2560,"8492dc81"]], [800,"b9d1c026"]);
