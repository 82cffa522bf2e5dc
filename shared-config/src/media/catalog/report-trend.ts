// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const reportTrend: PictureFile = describePicture("report-trend", "A rising line on posts behind a conveyor robot", [1200,675], [[400,"9b07bb0b","2bd3f2e1"],[800,"cc26fe88","34e5abad"],[1200,"cc79c3fc","4ea1a430"]]);
