// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseBoxPacking: PictureFile = describePicture("use-case-box-packing", "People pack at a row of tables between two conveyor lines, to which conveyor robots bring totes", [2560,1440], [[480,"fcd48c2f"],[800,"7939005b"],[1280,"cbae05cd"],[2560,"a976870a"]], [800,"e1cd3983"]);
