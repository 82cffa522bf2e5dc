// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const robotFork: PictureFile = describePicture("robot-fork", "Fork: an autonomous pallet truck with two low forks and a laser scanner on a mast above its body", [1600,1200], [[480,"09ab2f6e","23581d78"],[800,"6d246711","4eea2d8d"],[1200,"e6697e88","b4a98d26"]]);
