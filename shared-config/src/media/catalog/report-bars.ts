// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const reportBars: PictureFile = describePicture("report-bars", "A bar chart built of blocks, the last one orange, with a lifter in front", [1600,900], [[400,"d7a869fd"],[800,"88c73cbb"],[1280,"c5204b66"]], [800,"f23d462d"]);
