// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const reportRing: PictureFile = describePicture("report-ring", "A ring chart laid out on the floor around a lifter", [1200,675], [[400,"37fda41b"],[800,"f4493373"],[1200,"eb4e5708"]], [800,"e18c457c"]);
