// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const useCaseAutomatedMaterial: PictureFile = describePicture("use-case-automated-material", "A tugger train and a lifter with an engine drive along a lane between machining centres", [1932,1086], [[480,"bc4ec66f"],[800,"4ff3d459"],[1280,"26935098"],[1932,"01482d2c"]], [800,"cd7cca4d"]);
