// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotFork: PictureFile = describePicture("robot-fork", "Fork: an autonomous pallet truck with two low forks and a laser scanner on a mast above its body", [1600,1200], [[480,"6d2a4ce1"],[800,"3d6acad7"],[1280,"f2a3b142"]], [800,"4eea2d8d"], [[480,"7e256c72"],[800,"4c1bba7c"],[1280,"6802d7f6"]]);
