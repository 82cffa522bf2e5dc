// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const lifterAtControlRoom: PictureFile = describePicture("lp3-hero", "A lifter carries a pallet past a glazed control room with maps of the fleet on its screens", [1600,900], [[480,"1ba3f6d9","1588a4c6"],[800,"2eaed04f","188e05b8"],[1200,"9eb2fbc6","a16ff5f7"],[1600,"c1335907","67f72f56"]]);
