// Written by media/publish/publish-media.ts; do not edit.
import { describePicture, type PictureFile } from 'kit/media/media-file';

export const caseDrumStore: PictureFile = describePicture("case-drum-store", "A counterbalance forklift brings a pallet of blue drums along an aisle whose racks hold nothing but drums", [2560,1440], [[400,"02d84fc0"],[800,"492f3677"],[1280,"e2dd10a0"],[2560,"54eba53d"]], [800,"31be1a20"]);
