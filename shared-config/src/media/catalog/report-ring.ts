// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const reportRing: PictureFile = describePicture("report-ring", "A ring chart laid out on the floor around a lifter", [1600,900], [[400,"508f0f6b"],[800,"942a0241"],[1280,"aa48c4ab"]], [800,"e511a7b2"]);
