// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotAgvTugger: PictureFile = describePicture("robot-agv-tugger", "AGV tugger: a small white tractor that pulls two trailers with blue totes on two shelves each", [1200,900], [[480,"b1734403","33d4d6ae"],[800,"2a0a348e","871ad0a0"],[1200,"1ddd8383","f072af5f"]]);
