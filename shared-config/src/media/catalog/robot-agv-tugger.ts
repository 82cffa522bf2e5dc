// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const robotAgvTugger: PictureFile = describePicture("robot-agv-tugger", "AGV tugger: a small white tractor that pulls two trailers with totes on two shelves each", [2560,1920], [[480,"f8780533"],[800,"32739fb7"],[1280,"b2809eae"],[2560,"05adb76f"]], [800,"449078ab"], [[480,"98a2bee6"],[800,"301c7334"],[1280,"6fbd677a"]]);
