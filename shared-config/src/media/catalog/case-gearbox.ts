// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const caseGearbox: PictureFile = describePicture("case-gearbox", "A tugger train beside an engine on a pallet in a lane of machines", [1600,900], [[400,"ba492b17"],[800,"b575e70e"],[1280,"4a75adeb"]], [800,"e9d3e705"]);
