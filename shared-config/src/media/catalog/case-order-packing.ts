// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const caseOrderPacking: PictureFile = describePicture("case-order-packing", "A conveyor robot brings totes to packing tables with open cartons; a roller line runs past in front", [2560,1440], [[400,"f2ec82a9"],[800,"78925943"],[1280,"d0e34b7e"],[2560,"7fd68c1e"]], [800,"0732a5ee"]);
