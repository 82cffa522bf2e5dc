// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const reportTrend: PictureFile = describePicture("report-trend", "A rising line on posts behind a conveyor robot", [1200,675], [[400,"9b07bb0b"],[800,"cc26fe88"],[1200,"cc79c3fc"]], [800,"34e5abad"]);
