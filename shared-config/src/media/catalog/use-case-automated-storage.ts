// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseAutomatedStorage: PictureFile = describePicture("use-case-automated-storage", "A forklift serves a rack from the drive lane while others bring pallets along it", [1600,900], [[480,"b0f0ea58","8fa2786b"],[800,"8a54b127","d34a17fe"],[1200,"c7a00260","d143aec3"],[1600,"68fd2d61","5b16a0f1"]]);
