// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const workFork: PictureFile = describePicture("work-fork", "Seen from inside a lorry: a fork robot brings a pallet of cartons up to its open end", [1600,900], [[480,"d822b387"],[800,"9127993e"],[1200,"c467acdc"],[1600,"96c55ed8"]], [800,"069d21ae"]);
