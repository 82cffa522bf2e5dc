// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const podcast: PictureFile = describePicture("podcast", "Two microphones and headphones on a table in a warehouse; a worker, a packing line and robots out of focus behind them", [1600,900], [[400,"57ceba50"],[800,"17cfc29d"],[1280,"fe17695a"]], [800,"1f774e94"]);
