// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const lifterAtControlRoom: PictureFile = describePicture("lp3-hero", "A lifter carries a pallet past a glazed control room with maps of the fleet on its screens", [2560,1440], [[480,"6de7a7f0"],[800,"91d5e335"],[1280,"10fc2e4b"],[2560,"7bf2f654"]], [800,"03c2665e"]);
