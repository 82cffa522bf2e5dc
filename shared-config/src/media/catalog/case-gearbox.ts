// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseGearbox: PictureFile = describePicture("case-gearbox", "A tugger train beside an engine on a pallet in a lane of machines", [2560,1440], [[400,"0395e46d"],[800,"c406d680"],[1280,"79f29317"],[2560,"49bef3eb"]], [800,"5fe5b068"]);
