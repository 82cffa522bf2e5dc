// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotLifter: PictureFile = describePicture("robot-lifter", "Lifter: a low white and graphite robot with a flat lifting platform, a light strip all round and laser scanners at its corners", [1600,1200], [[480,"de335488"],[800,"4e9c4d38"],[1280,"c91715cb"]], [800,"5b012d0d"], [[480,"384201c1"],[800,"f77cc18b"],[1280,"f7e8f37f"]]);
