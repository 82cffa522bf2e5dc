// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotCounterBalance: PictureFile = describePicture("robot-counter-balance", "Counterbalance: an autonomous forklift with a mast in front, its weight behind, and a sensor tower in place of a cab", [1200,900], [[480,"9819944c","7f56cfaa"],[800,"6326b6ca","71a5346a"],[1200,"75d8eb7f","79fdcaad"]]);
