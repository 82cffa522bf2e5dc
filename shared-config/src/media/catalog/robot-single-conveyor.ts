// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const robotSingleConveyor: PictureFile = describePicture("robot-single-conveyor", "Single conveyor: a mobile robot whose raised roller deck carries one carton", [2560,1920], [[480,"f4e54219"],[800,"b87e976d"],[1280,"0bebb8ff"],[2560,"1a969725"]], [800,"3ef97e42"], [[480,"9266af58"],[800,"de9985a1"],[1280,"8bfb7d22"]]);
