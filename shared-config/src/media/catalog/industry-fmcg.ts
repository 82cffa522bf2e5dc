// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const industryFmcg: PictureFile = describePicture("industry-fmcg", "A lifter carries a pallet of bottles past more pallets of drinks towards the docks", [1600,900], [[480,"b5dcf8c7"],[800,"1ec0def8"],[1200,"76e29ba0"],[1600,"466397c3"]], [800,"789b93e7"]);
