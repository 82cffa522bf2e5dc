// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const reportStacks: PictureFile = describePicture("report-stacks", "Stacks of cartons that grow like the bars of a chart, with a lifter in front", [1200,675], [[400,"4cc3d0a4"],[800,"ef2765a4"],[1200,"23577c22"]], [800,"071c6834"]);
