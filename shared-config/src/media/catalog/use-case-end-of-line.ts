// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseEndOfLine: PictureFile = describePicture("use-case-end-of-line", "A palletising arm behind a fence stacks cartons from a conveyor while a lifter fetches a full pallet", [1600,900], [[480,"52588815"],[800,"0de11774"],[1200,"c38400c6"],[1600,"c9648499"]], [800,"32f57bd8"]);
