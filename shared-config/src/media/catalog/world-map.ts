// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const worldMap: PictureFile = describePicture("world-map", "A map of the world with points of light where systems run, on every inhabited continent", [1600,800], [[480,"3dd824ce"],[800,"496a4a66"],[1280,"88df62cf"]], [800,"4e5dc095"]);
