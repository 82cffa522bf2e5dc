// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const workFork: PictureFile = describePicture("work-fork", "A fork robot brings a pallet of cartons to an open dock door", [1600,900], [[480,"7e5702e4"],[800,"f13e3336"],[1200,"d959952f"],[1600,"d1e09490"]], [800,"fe612b9b"]);
