// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotAgvTugger: PictureFile = describePicture("robot-agv-tugger", "AGV tugger: a small white tractor that pulls two trailers with totes on two shelves each", [1280,960], [[480,"50a73775","783449fc"],[800,"dded768a","1ae71375"],[1280,"eacbde56","722241db"]]);
