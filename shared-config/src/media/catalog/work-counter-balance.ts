// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const workCounterBalance: PictureFile = describePicture("work-counter-balance", "A counterbalance forklift sets a pallet into the second level of a rack", [1600,900], [[480,"b7925ef6"],[800,"029e5637"],[1200,"6226529b"],[1600,"544edcb3"]], [800,"034f4b00"]);
