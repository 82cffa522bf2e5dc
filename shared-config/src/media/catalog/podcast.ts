// Written by media/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from '../media-file';

export const podcast: PictureFile = describePicture("podcast", "Two microphones and headphones on a table in a warehouse, robots out of focus behind them", [1200,675], [[400,"6ecd4b04"],[800,"82a88338"],[1200,"8ade8ff8"]], [800,"ee1af378"]);
