// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseAutomatedMaterial: PictureFile = describePicture("use-case-automated-material", "A tugger train and a lifter with an engine drive along a lane between machining centres", [1932,1086], [[480,"28da6e3d"],[800,"2467f524"],[1280,"e209dbaf"],[1932,"451a9726"]], [800,"a29883a8"]);
