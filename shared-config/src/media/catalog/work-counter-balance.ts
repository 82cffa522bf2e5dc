// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const workCounterBalance: PictureFile = describePicture("work-counter-balance", "A counterbalance forklift sets a pallet into the second level of a rack", [1600,900], [[480,"40e741ea"],[800,"b6b7b0e9"],[1200,"1b323821"],[1600,"7cc9aefa"]], [800,"60870cff"]);
