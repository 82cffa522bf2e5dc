// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseBottling: PictureFile = describePicture("case-bottling", "A lifter under a pallet of bottles", [1200,675], [[400,"fb70b019"],[800,"50308413"],[1200,"26212028"]], [800,"59030ec3"]);
