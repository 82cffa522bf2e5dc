// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseBoxPacking: PictureFile = describePicture("use-case-box-packing", "People pack at a row of tables between two conveyor lines, to which conveyor robots bring totes", [1600,900], [[480,"0bfd5cb1"],[800,"38a600df"],[1200,"ce9bbb29"],[1600,"44915f9b"]], [800,"09dc720a"]);
