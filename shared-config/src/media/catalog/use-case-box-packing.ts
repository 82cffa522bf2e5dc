// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseBoxPacking: PictureFile = describePicture("use-case-box-packing", "Conveyor robots bring totes to a row of packing tables between two conveyor lines", [1600,900], [[480,"a0170ac0","dc377b9c"],[800,"11844a28","cc4bd02c"],[1200,"2f63c57a","abaca931"],[1600,"96526a7c","eb46a166"]]);
