// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseAutomatedStorage: PictureFile = describePicture("use-case-automated-storage", "A forklift sets a pallet into a rack beside the drive lane while a lifter brings a pallet of bottles and somebody checks a tablet", [2560,1440], [[480,"f2d3f134"],[800,"28cc55e2"],[1280,"6c62bace"],[2560,"84c0c4dc"]], [800,"d56200d4"]);
