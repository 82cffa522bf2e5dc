// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotSingleConveyor: PictureFile = describePicture("robot-single-conveyor", "Single conveyor: a mobile robot whose raised roller deck carries one carton", [1280,960], [[480,"35aef9eb"],[800,"f4571d4e"],[1280,"55463a8f"]], [800,"571b843e"], [[480,"9266af58"],[800,"de9985a1"],[1280,"8bfb7d22"]]);
