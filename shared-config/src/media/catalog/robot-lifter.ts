// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const robotLifter: PictureFile = describePicture("robot-lifter", "Lifter: a low white and graphite robot with a flat lifting platform, a light strip all round and laser scanners at its corners", [2560,1920], [[480,"c47c9837"],[800,"5418f3fd"],[1280,"47f4f769"],[2560,"e9001639"]], [800,"8ea79a0b"], [[480,"384201c1"],[800,"f77cc18b"],[1280,"f7e8f37f"]]);
