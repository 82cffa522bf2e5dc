// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const workLifter: PictureFile = describePicture("work-lifter", "A lifter comes down an aisle between racks with a stand and its pallet of cartons on its back", [1600,900], [[480,"1594f53f"],[800,"4a0955c0"],[1200,"5e170b4b"],[1600,"2c408b44"]], [800,"39d9e47d"]);
