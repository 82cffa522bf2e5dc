// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const useCaseAutomatedStorage: PictureFile = describePicture("use-case-automated-storage", "A forklift sets a pallet into a rack beside the drive lane while a lifter brings a pallet of bottles", [2112,1188], [[480,"8afbd4cb"],[800,"d0efbd50"],[1280,"7549fa82"],[2112,"c23b84f1"]], [800,"52a34051"]);
