// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseAutomatedMaterial: PictureFile = describePicture("use-case-automated-material", "A tugger train and a lifter with an engine drive along a lane between machining centres", [1600,900], [[480,"d4494f68"],[800,"d353b6c3"],[1200,"1c18101f"],[1600,"99d57862"]], [800,"d9fcdcba"]);
