// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const useCaseEndOfLine: PictureFile = describePicture("use-case-end-of-line", "A palletising arm in a fenced cell stacks cartons, and a lifter takes a full pallet away", [1932,1086], [[480,"d3d7357c"],[800,"46f3d88d"],[1280,"6837b16c"],[1932,"85e18c9e"]], [800,"3116036f"]);
