// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const workDualConveyor: PictureFile = describePicture("work-dual-conveyor", "A dual conveyor robot with two totes comes along between a conveyor line and packing tables", [1600,900], [[480,"5181e14c"],[800,"0c3f3b22"],[1200,"bf8c2308"],[1600,"11e9ef10"]], [800,"8b75d963"]);
