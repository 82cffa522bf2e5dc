// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const robotFork: PictureFile = describePicture("robot-fork", "Fork: an autonomous pallet truck with two low forks and a laser scanner on a mast above its body", [2560,1920], [[480,"44e94426"],[800,"1fc3f2dd"],[1280,"ca9a3d12"],[2560,"afe9928b"]], [800,"89ecc179"], [[480,"7e256c72"],[800,"4c1bba7c"],[1280,"6802d7f6"]]);
