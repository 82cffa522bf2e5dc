// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const industryFmcg: PictureFile = describePicture("industry-fmcg", "A lifter carries a pallet of bottles past more pallets of drinks", [2560,1440], [[480,"68dbaaed"],[800,"d7123ac3"],[1280,"f8131a07"],[2560,"2bf1f51b"]], [800,"8bdd8424"]);
