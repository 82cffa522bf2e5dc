// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const reportStacks: PictureFile = describePicture("report-stacks", "Stacks of cartons that grow like the bars of a chart, with a lifter in front", [1600,900], [[400,"093128ce"],[800,"068a0b9c"],[1280,"286c3706"]], [800,"d949502f"]);
