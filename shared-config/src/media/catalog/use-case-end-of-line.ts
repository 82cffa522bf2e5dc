// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const useCaseEndOfLine: PictureFile = describePicture("use-case-end-of-line", "A palletising arm behind a fence stacks cartons from a conveyor while a lifter fetches a full pallet", [1600,900], [[480,"52588815","ad121b8b"],[800,"0de11774","32f57bd8"],[1200,"c38400c6","783259e2"],[1600,"c9648499","1d54a4f4"]]);
