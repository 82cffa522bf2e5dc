// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const lifterAtControlRoom: PictureFile = describePicture("lp3-hero", "A lifter carries a pallet past a glazed control room with maps of the fleet on its screens; a worker outside holds a tablet", [1600,900], [[480,"1e3fad23"],[800,"2dcaf5a3"],[1200,"8ae0faf0"],[1600,"49186bc0"]], [800,"1010d4a7"]);
