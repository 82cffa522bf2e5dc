// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const reportTrend: PictureFile = describePicture("report-trend", "A rising line on posts behind a conveyor robot", [1600,900], [[400,"e921211c"],[800,"71ce2392"],[1280,"c22acdbd"]], [800,"a660647f"]);
