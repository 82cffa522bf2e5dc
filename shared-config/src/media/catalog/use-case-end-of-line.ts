// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseEndOfLine: PictureFile = describePicture("use-case-end-of-line", "A palletising arm in a fenced cell stacks cartons, somebody with a tablet watches, and a lifter takes a full pallet away", [2560,1440], [[480,"a72fd890"],[800,"65080d57"],[1280,"5c812134"],[2560,"6645db10"]], [800,"5b40cfee"]);
