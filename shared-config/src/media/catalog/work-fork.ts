// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const workFork: PictureFile = describePicture("work-fork", "Seen from inside a lorry: a fork robot brings a pallet of cartons up to its open end", [1600,900], [[480,"13dd7a9f"],[800,"e9df2cfe"],[1200,"441829ae"],[1600,"71ecf130"]], [800,"3340cabc"]);
