// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseOrderPacking: PictureFile = describePicture("case-order-packing", "A conveyor robot brings totes to packing tables with open cartons; a roller line runs past in front", [2560,1440], [[400,"f3cf033a"],[800,"7b2f0c05"],[1280,"82fd57c4"],[2560,"7f13eb7c"]], [800,"2aa3e609"]);
