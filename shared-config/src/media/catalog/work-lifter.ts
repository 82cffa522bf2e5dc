// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const workLifter: PictureFile = describePicture("work-lifter", "A lifter comes down an aisle between racks with a stand and its pallet of cartons on its back", [1600,900], [[480,"1594f53f","1b2da9c2"],[800,"4a0955c0","39d9e47d"],[1200,"5e170b4b","a8e67fa5"],[1600,"2c408b44","797779fc"]]);
