// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const caseGearbox: PictureFile = describePicture("case-gearbox", "A tugger train beside an engine on a pallet in a lane of machines", [2560,1440], [[400,"7cf91584"],[800,"1d760729"],[1280,"a756a243"],[2560,"151ef073"]], [800,"640d80f6"]);
