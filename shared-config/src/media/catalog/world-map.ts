// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const worldMap: PictureFile = describePicture("world-map", "A map of the world with points of light where systems run, on every inhabited continent", [2560,1280], [[480,"ca7a29b7"],[800,"ec32fcf3"],[1920,"88915e7a"]], [800,"b1a89c90"]);
