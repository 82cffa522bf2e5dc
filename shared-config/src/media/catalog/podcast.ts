// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const podcast: PictureFile = describePicture("podcast", "Two microphones and headphones on a table in a warehouse; a worker, a packing line and robots out of focus behind them", [2560,1440], [[400,"06e6993f"],[800,"e39f81a7"],[1280,"c05e6213"],[2560,"0547c48e"]], [800,"b35c3530"]);
