// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const podcast: PictureFile = describePicture("podcast", "Two microphones and headphones on a table in a warehouse; a packing line and robots out of focus behind them", [2560,1440], [[400,"31a07493"],[800,"69c16688"],[1280,"0c1b1bef"],[2560,"a4da8b1a"]], [800,"c85bedcd"]);
