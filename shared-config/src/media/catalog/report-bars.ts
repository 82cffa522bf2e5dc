// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const reportBars: PictureFile = describePicture("report-bars", "A bar chart built of blocks, the last one orange, with a lifter in front", [1200,675], [[400,"e3196fc6"],[800,"f8717f9b"],[1200,"28cfaedb"]], [800,"6fbaf6df"]);
