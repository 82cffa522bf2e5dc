// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotAgvTugger: PictureFile = describePicture("robot-agv-tugger", "AGV tugger: a small white tractor that pulls two trailers with totes on two shelves each", [1280,960], [[480,"50a73775"],[800,"dded768a"],[1280,"eacbde56"]], [800,"1ae71375"], [[480,"98a2bee6"],[800,"301c7334"],[1280,"6fbd677a"]]);
