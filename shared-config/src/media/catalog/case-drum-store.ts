// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseDrumStore: PictureFile = describePicture("case-drum-store", "A counterbalance forklift carries a pallet of drums along an aisle", [1200,675], [[400,"7a6abed9"],[800,"2669d63a"],[1200,"2c329fbc"]], [800,"46656faf"]);
