// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const workDualConveyor: PictureFile = describePicture("work-dual-conveyor", "A dual conveyor robot with two blue totes stands between a conveyor line and a packing table", [1600,900], [[480,"d6becd4d"],[800,"eb537cd2"],[1200,"a975763d"],[1600,"c37f86aa"]], [800,"5f3cbd45"]);
