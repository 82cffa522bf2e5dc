// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const lifterAtControlRoom: PictureFile = describePicture("lp3-hero", "A lifter carries a pallet past a glazed control room with maps of the fleet on its screens", [1600,900], [[480,"1ba3f6d9"],[800,"2eaed04f"],[1200,"9eb2fbc6"],[1600,"c1335907"]], [800,"188e05b8"]);
