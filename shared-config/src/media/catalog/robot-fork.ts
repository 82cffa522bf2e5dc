// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotFork: PictureFile = describePicture("robot-fork", "Fork: an autonomous pallet truck with two low forks and a laser scanner on a bridge above its body", [1200,900], [[480,"130700cc","4364ceff"],[800,"6b2d70fd","ce549c88"],[1200,"48ac5e87","e7abcc85"]]);
