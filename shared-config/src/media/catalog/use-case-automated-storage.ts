// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseAutomatedStorage: PictureFile = describePicture("use-case-automated-storage", "A forklift sets a pallet into a rack beside the drive lane while a lifter brings a pallet of bottles and somebody checks a tablet", [1600,900], [[480,"e018e320"],[800,"ccfd44ae"],[1200,"ff772087"],[1600,"b1f3adf7"]], [800,"63027d76"]);
