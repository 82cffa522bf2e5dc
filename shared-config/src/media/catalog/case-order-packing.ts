// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseOrderPacking: PictureFile = describePicture("case-order-packing", "Conveyor robots between packing tables", [1200,675], [[400,"0a351d01"],[800,"a260c661"],[1200,"f076e76e"]], [800,"4a8ceb73"]);
