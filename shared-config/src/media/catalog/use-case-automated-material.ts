// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseAutomatedMaterial: PictureFile = describePicture("use-case-automated-material", "A tugger train and a lifter supply machining centres on both sides of a lane", [1600,900], [[480,"9faca450","cdf312c1"],[800,"c54e30ff","cde6677c"],[1200,"c925c12b","d375e52b"],[1600,"3ab75e8e","60ec789a"]]);
