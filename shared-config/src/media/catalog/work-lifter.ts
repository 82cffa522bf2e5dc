// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const workLifter: PictureFile = describePicture("work-lifter", "A lifter comes down an aisle between racks with a pallet of cartons on its platform", [1600,900], [[480,"bfe852ab"],[800,"628dc687"],[1200,"2885a31d"],[1600,"44b825ca"]], [800,"7c75b61c"]);
