// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const industryFmcg: PictureFile = describePicture("industry-fmcg", "A lifter carries a pallet of bottles past more pallets of drinks", [1600,900], [[480,"68b26883","5a80a976"],[800,"4f295c05","8aeb3f75"],[1200,"e041f18d","ab0fc5dc"],[1600,"40f3d7fa","118d067b"]]);
