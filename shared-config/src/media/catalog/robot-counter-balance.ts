// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const robotCounterBalance: PictureFile = describePicture("robot-counter-balance", "Counterbalance: an autonomous forklift with a mast in front, its orange weight behind, and a bridge of sensors in place of a cab", [2560,1920], [[480,"73bdce66"],[800,"c28adb83"],[1280,"1bca8ec1"],[2560,"3ac80bfb"]], [800,"5bdd70f6"], [[480,"b6715c7e"],[800,"fe79596c"],[1280,"f6da2023"]]);
