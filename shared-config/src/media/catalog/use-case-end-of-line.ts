// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseEndOfLine: PictureFile = describePicture("use-case-end-of-line", "A palletising arm in a fenced cell stacks cartons, somebody with a tablet watches, and a lifter takes a full pallet away", [1600,900], [[480,"4bd9ae82"],[800,"78aa1ea4"],[1200,"0b2bab19"],[1600,"ad8fd2e0"]], [800,"a177f3d4"]);
