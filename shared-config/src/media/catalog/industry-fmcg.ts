// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const industryFmcg: PictureFile = describePicture("industry-fmcg", "A lifter carries a pallet of bottles past more pallets of drinks", [1600,900], [[480,"68b26883"],[800,"4f295c05"],[1200,"e041f18d"],[1600,"40f3d7fa"]], [800,"8aeb3f75"]);
