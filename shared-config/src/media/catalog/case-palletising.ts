// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const casePalletising: PictureFile = describePicture("case-palletising", "A palletising arm and pallets of cartons, a lifter beside them", [1200,675], [[400,"0646e2d6"],[800,"09f391bc"],[1200,"7b6ccd1d"]], [800,"ff23b68a"]);
