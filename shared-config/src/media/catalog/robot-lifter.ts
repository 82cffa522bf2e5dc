// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotLifter: PictureFile = describePicture("robot-lifter", "Lifter: a low white and graphite robot with a flat lifting platform, a light strip all round and laser scanners at its corners", [1600,1200], [[480,"1b59c283","4fc58dbe"],[800,"6e280cfb","5b012d0d"],[1200,"9968c246","b36936f6"]]);
