// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const workLifter: PictureFile = describePicture("work-lifter", "A lifter comes down an aisle between racks with a pallet of cartons on its platform", [1600,900], [[480,"bfe852ab","d307b15f"],[800,"628dc687","7c75b61c"],[1200,"2885a31d","87a8c436"],[1600,"44b825ca","a8fd9a4f"]]);
