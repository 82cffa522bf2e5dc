// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseAutomatedMaterial: PictureFile = describePicture("use-case-automated-material", "A tugger train and a lifter with an engine drive along a lane between machining centres", [2560,1440], [[480,"77a226f9"],[800,"43c0e128"],[1280,"b68fdecb"],[2560,"6684a051"]], [800,"b17cd68d"]);
