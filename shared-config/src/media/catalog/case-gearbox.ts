// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseGearbox: PictureFile = describePicture("case-gearbox", "A tugger train beside an engine on a pallet in a lane of machines", [1200,675], [[400,"88047a13"],[800,"072bd0d5"],[1200,"a061811c"]], [800,"4b9ca06e"]);
