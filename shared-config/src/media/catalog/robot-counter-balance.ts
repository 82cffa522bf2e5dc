// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotCounterBalance: PictureFile = describePicture("robot-counter-balance", "Counterbalance: an autonomous forklift with a mast in front, its orange weight behind, and a bridge of sensors in place of a cab", [1280,960], [[480,"5d087684"],[800,"a31724aa"],[1280,"fd0ce81b"]], [800,"0653d9a5"], [[480,"b6715c7e"],[800,"fe79596c"],[1280,"f6da2023"]]);
